/**
 * How published kinds of secrets look: the prefixes and lengths that their issuers document so that scanners can find
 * them. `hints`: texts one of which every match contains; a row whose hints are all absent costs one search each.
 * Every pattern repeats only single classes with upper bounds, so that matching is linear.
 */
export interface SecretRow {
  readonly name: string;
  readonly hints: readonly string[];
  readonly pattern: string;
  /** Case does not matter. */
  readonly flags?: 'i';
}

const WORD = '[A-Za-z0-9_-]';

export const SECRETS: readonly SecretRow[] = [
  {
    name: 'aws-access-key',
    hints: ['AKIA', 'ASIA', 'ABIA', 'ACCA'],
    pattern: '\\bA(?:KIA|SIA|BIA|CCA)[A-Z0-9]{16}\\b',
  },
  {
    name: 'github-token',
    hints: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'],
    pattern: '\\bgh[pousr]_[A-Za-z0-9]{30,255}',
  },
  { name: 'github-token', hints: ['github_pat_'], pattern: '\\bgithub_pat_[A-Za-z0-9_]{22,255}' },
  {
    name: 'gitlab-token',
    hints: ['glpat-', 'gldt-', 'glrt-', 'glptt-', 'glcbt-', 'glsoat-'],
    pattern: `\\bgl(?:pat|dt|rt|ptt|cbt|soat)-${WORD}{16,255}`,
  },
  {
    name: 'slack-token',
    hints: ['xox', 'xapp-'],
    pattern: '\\b(?:xox[abeoprs]|xapp)-[A-Za-z0-9-]{10,255}',
  },
  {
    name: 'slack-webhook',
    hints: ['hooks.slack.com/'],
    pattern: '\\bhooks\\.slack\\.com/(?:services|workflows|triggers)/[A-Za-z0-9/_-]{20,255}',
  },
  {
    name: 'discord-webhook',
    hints: ['/api/webhooks/'],
    pattern: `/api/webhooks/\\d{10,25}/${WORD}{30,255}`,
  },
  { name: 'anthropic-key', hints: ['sk-ant-'], pattern: `\\bsk-ant-${WORD}{8,255}` },
  {
    name: 'openai-key',
    hints: ['sk-'],
    pattern: `\\bsk-(?:proj-|svcacct-|admin-|or-)?${WORD}{20,255}`,
  },
  {
    name: 'stripe-key',
    hints: ['sk_live_', 'sk_test_', 'rk_live_', 'rk_test_', 'whsec_'],
    pattern: '\\b(?:[sr]k_(?:live|test)|whsec)_[A-Za-z0-9+/=]{10,255}',
  },
  { name: 'google-api-key', hints: ['AIza'], pattern: `\\bAIza${WORD}{35}` },
  { name: 'google-oauth-token', hints: ['ya29.'], pattern: '\\bya29\\.[A-Za-z0-9_.-]{20,2000}' },
  { name: 'google-client-secret', hints: ['GOCSPX-'], pattern: `\\bGOCSPX-${WORD}{20,64}` },
  { name: 'npm-token', hints: ['npm_'], pattern: '\\bnpm_[A-Za-z0-9]{36}' },
  { name: 'pypi-token', hints: ['pypi-AgE'], pattern: `\\bpypi-AgE${WORD}{40,1000}` },
  { name: 'rubygems-token', hints: ['rubygems_'], pattern: '\\brubygems_[a-f0-9]{40,64}' },
  { name: 'cargo-token', hints: ['cio'], pattern: '\\bcio[A-Za-z0-9]{32}\\b' },
  {
    name: 'docker-token',
    hints: ['dckr_pat_', 'dckr_oat_'],
    pattern: `\\bdckr_[po]at_${WORD}{20,255}`,
  },
  { name: 'huggingface-token', hints: ['hf_'], pattern: '\\bhf_[A-Za-z0-9]{30,255}' },
  { name: 'sendgrid-key', hints: ['SG.'], pattern: `\\bSG\\.${WORD}{16,64}\\.${WORD}{16,128}` },
  { name: 'mailgun-key', hints: ['key-'], pattern: '\\bkey-[a-f0-9]{32}\\b' },
  { name: 'mailchimp-key', hints: ['-us'], pattern: '\\b[a-f0-9]{32}-us\\d{1,2}\\b' },
  { name: 'twilio-key', hints: ['SK', 'AC'], pattern: '\\b(?:SK|AC)[a-f0-9]{32}\\b' },
  {
    name: 'digitalocean-token',
    hints: ['dop_v1_', 'doo_v1_', 'dor_v1_'],
    pattern: '\\bdo[por]_v1_[a-f0-9]{64}',
  },
  { name: 'databricks-token', hints: ['dapi'], pattern: '\\bdapi[a-f0-9]{32}(?:-\\d)?' },
  {
    name: 'shopify-token',
    hints: ['shpat_', 'shpca_', 'shppa_', 'shpss_'],
    pattern: '\\bshp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}',
  },
  {
    name: 'linear-key',
    hints: ['lin_api_', 'lin_oauth_'],
    pattern: '\\blin_(?:api|oauth)_[A-Za-z0-9]{32,64}',
  },
  {
    name: 'notion-token',
    hints: ['ntn_', 'secret_'],
    pattern: '\\b(?:ntn_|secret_)[A-Za-z0-9]{40,64}',
  },
  { name: 'figma-token', hints: ['figd_'], pattern: `\\bfigd_${WORD}{30,64}` },
  { name: 'postman-key', hints: ['PMAK-'], pattern: '\\bPMAK-[a-f0-9]{24}-[a-f0-9]{34}' },
  {
    name: 'newrelic-key',
    hints: ['NRAK-', 'NRAL-', 'NRII-'],
    pattern: `\\bNR(?:AK|AL|II)-${WORD}{20,64}`,
  },
  {
    name: 'grafana-token',
    hints: ['glc_', 'glsa_'],
    pattern: '\\bgl(?:c|sa)_[A-Za-z0-9_+/=]{30,400}',
  },
  {
    name: 'sentry-token',
    hints: ['sntrys_', 'sntryu_'],
    pattern: '\\bsntry[su]_[A-Za-z0-9_+/=]{40,400}',
  },
  {
    name: 'supabase-key',
    hints: ['sbp_', 'sb_secret_'],
    pattern: '\\b(?:sbp|sb_secret)_[A-Za-z0-9_-]{20,64}',
  },
  {
    name: 'planetscale-token',
    hints: ['pscale_'],
    pattern: `\\bpscale_(?:tkn|pw|oauth)_[A-Za-z0-9_.-]{30,64}`,
  },
  { name: 'vault-token', hints: ['hvs.', 'hvb.', 'hvr.'], pattern: `\\bhv[sbr]\\.${WORD}{20,300}` },
  {
    name: 'terraform-token',
    hints: ['.atlasv1.'],
    pattern: `\\b[A-Za-z0-9]{14}\\.atlasv1\\.${WORD}{40,90}`,
  },
  { name: 'pulumi-token', hints: ['pul-'], pattern: '\\bpul-[a-f0-9]{40}\\b' },
  { name: 'telegram-token', hints: [':AA'], pattern: `\\b\\d{8,10}:AA${WORD}{32,34}` },
  { name: 'age-key', hints: ['AGE-SECRET-KEY-1'], pattern: 'AGE-SECRET-KEY-1[A-Z0-9]{58}' },
  {
    name: 'azure-storage-key',
    hints: ['AccountKey=', 'SharedAccessKey='],
    pattern: '(?<=(?:AccountKey|SharedAccessKey)=)[A-Za-z0-9+/=]{40,100}',
  },
  { name: 'azure-signature', hints: ['sig='], pattern: '(?<=[?&]sig=)[A-Za-z0-9%+/=]{20,200}' },
  {
    name: 'jwt',
    hints: ['eyJ'],
    pattern: `\\beyJ${WORD}{8,400}\\.eyJ${WORD}{8,4000}(?:\\.${WORD}{0,1000})?`,
  },
  {
    name: 'authorization',
    hints: ['earer '],
    pattern: '(?<=\\bbearer )[A-Za-z0-9_~+/.=-]{12,2000}',
    flags: 'i',
  },
  {
    name: 'authorization',
    hints: ['asic '],
    pattern: '(?<=\\bbasic )[A-Za-z0-9+/]{12,2000}={0,2}',
    flags: 'i',
  },
  {
    name: 'authorization',
    hints: ['uthorization'],
    pattern:
      '(?<=\\bauthorization["\']?[:=] ?["\']?(?:token |apikey )?)[A-Za-z0-9_~+/.=-]{16,2000}',
    flags: 'i',
  },
  {
    name: 'url-password',
    hints: ['://'],
    pattern: '(?<=\\b[a-z][a-z0-9+.-]{1,20}://[^\\s/:@"\'<>]{0,100}:)[^\\s/"\'<>$\\[]{1,200}(?=@)',
    flags: 'i',
  },
  {
    name: 'cookie',
    hints: ['ookie:'],
    pattern: '(?<=\\b(?:set-)?cookie: )[^\\r\\n]{8,4000}',
    flags: 'i',
  },
  {
    name: 'password',
    hints: ['_PASS'],
    pattern:
      '(?<=[A-Z0-9]_PASS(?:=|: ?)["\']?)(?![\\d.]+(?:\\s|$))[^\\s"\',;$\\[(/~.][^\\s"\',;$\\[(]{5,200}',
  },
  {
    name: 'password',
    hints: ['curl '],
    pattern:
      '(?<=\\bcurl [^\\r\\n|;]{0,200}(?:-u|--user)[ =]["\']?[^\\s:"\']{1,64}:)[^\\s"\'$\\[][^\\s"\']{2,200}',
  },
  {
    name: 'password',
    hints: ['login '],
    pattern: '(?<=\\blogin \\S{1,64}\\s{1,4}password )[^\\s\\[$]\\S{2,200}',
  },
  {
    name: 'password',
    hints: ['mysql', 'mariadb'],
    pattern:
      '(?<=\\b(?:mysql|mysqldump|mysqladmin|mariadb) [^\\r\\n|;]{0,200}-p)(?<= -p)(?!\\d+(?::|\\s|$))[^\\s"\'$\\[][^\\s"\']{3,200}',
  },
  {
    name: 'password',
    hints: ['\\"'],
    pattern:
      '(?<=(?:password|passwd|passphrase|secret)\\\\" ?: ?\\\\")(?!\\[masked )[^"\\\\\\r\\n]{4,300}(?=\\\\")',
    flags: 'i',
  },
];

/** Names whose value is a secret whatever it looks like. */
export const SECRET_NAMES = [
  'password',
  'passwd',
  'passphrase',
  'pwd',
  'secret',
  'credential',
  'credentials',
] as const;

/** Names whose value is one only when it looks random. */
export const TOKEN_NAMES = [
  'token',
  'apikey',
  'api_key',
  'api-key',
  'access_key',
  'access-key',
  'accesskey',
  'secret_key',
  'secret-key',
  'private_key',
  'private-key',
  'auth',
  'license_key',
  'signing_key',
  'encryption_key',
] as const;

/** What follows a name and says where the secret is used: `PASSWORD_PROD`. */
export const PLACES: ReadonlySet<string> = new Set([
  'prod',
  'production',
  'live',
  'stage',
  'staging',
  'preprod',
  'dev',
  'devel',
  'development',
  'test',
  'testing',
  'qa',
  'uat',
  'ci',
  'local',
  'demo',
  'sandbox',
  'preview',
  'main',
  'primary',
  'secondary',
  'replica',
  'backup',
  'default',
  'old',
  'new',
  'eu',
  'us',
]);

/** What follows a name and makes it tell something about a secret: `PASSWORD_MIN_LENGTH`, `TOKEN_URL`. */
export const ABOUT: ReadonlySet<string> = new Set([
  'age',
  'algorithm',
  'attempts',
  'class',
  'column',
  'count',
  'dir',
  'enabled',
  'endpoint',
  'error',
  'expires',
  'expiry',
  'field',
  'file',
  'format',
  'help',
  'hint',
  'id',
  'input',
  'issuer',
  'label',
  'length',
  'limit',
  'location',
  'manager',
  'max',
  'method',
  'min',
  'mode',
  'name',
  'path',
  'policy',
  'prefix',
  'provider',
  'regex',
  'required',
  'reset',
  'scope',
  'size',
  'store',
  'strength',
  'ttl',
  'type',
  'uri',
  'url',
  'usage',
  'validator',
  'version',
]);

/** Values that only say what kind of value belongs there, or that there is none. */
export const PLAIN_VALUES: ReadonlySet<string> = new Set([
  'any',
  'bool',
  'boolean',
  'buffer',
  'empty',
  'expired',
  'false',
  'function',
  'hidden',
  'incorrect',
  'invalid',
  'masked',
  'missing',
  'nil',
  'none',
  'null',
  'number',
  'object',
  'optional',
  'redacted',
  'required',
  'secret',
  'string',
  'symbol',
  'text',
  'true',
  'undefined',
  'unknown',
  'unset',
  'varchar',
  'password',
  'token',
  'yes',
  'no',
  'str',
  'char',
  'never',
  'void',
]);
