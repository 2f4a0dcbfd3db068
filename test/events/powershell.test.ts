import { describe, expect, it } from 'vitest';
import { powershellOperands } from '../../src/events/powershell.ts';

const READ: Readonly<Record<string, readonly string[]>> = {
  'Get-Content .env': ['.env'],
  'gc -Path "my keys/a b.pem" -TotalCount 3': ['my keys/a b.pem', '3'],
  'type dist\\app.js': ['dist/app.js'],
  '$text = Get-Content -Raw .\\.env; $text': ['./.env'],
  'Select-String -Path *.js,.env -Pattern TOKEN': ['.env'],
  '(Get-Content .env) -match "TOKEN"': ['.env'],
  '[IO.File]::ReadAllText(".env")': ['.env'],
  '".env" | Get-Content': ['.env'],
  'Get-Item .env | Get-Content': ['.env'],
  "Get-Content 'C:\\work\\.env'\r\nGet-Date": ['C:/work/.env'],
};

const LEFT: readonly string[] = [
  'npm run build > .env',
  'Get-Content README.md; Remove-Item .env',
  'if (Test-Path .env) { Get-Content README.md }',
  'Get-Content README.md | Set-Content .env',
  'Get-Content README.md > .env',
  'Get-Content README.md | Out-File .env; npm test',
  'Copy-Item .env.example .env',
  'Write-Output "Get-Content" ; Test-Path .env',
];

describe('what a PowerShell command reads', () => {
  it.each(Object.entries(READ))('%s', (command, expected) => {
    expect(powershellOperands(command)).toEqual(expect.arrayContaining([...expected]));
  });

  it.each(LEFT)('is not a file beside it: %s', (command) => {
    expect(powershellOperands(command)).not.toContain('.env');
  });

  it('is found in bounded time', () => {
    const start = Date.now();
    for (const text of ['"', "'", '(', '|', '[io.file]::read', 'a\\'])
      powershellOperands(`Get-Content ${text.repeat(500_000)}`);
    expect(Date.now() - start).toBeLessThan(4_000);
  });
});
