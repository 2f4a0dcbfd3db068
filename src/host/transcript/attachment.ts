import type { InjectedTurn, ModelTurn } from '../../core/facts/turn.ts';
import { record, text, type Unknown } from './json.ts';

type Place = Pick<InjectedTurn, 'offset' | 'at' | 'sidechain'>;

/** What an attachment put into the context: a hook's text, or the model's name. Others say nothing to us. */
export function injectedOf(attachment: Unknown | null, place: Place): (InjectedTurn | ModelTurn)[] {
  if (!attachment) return [];
  if (attachment['type'] === 'model') {
    const id = text(record(attachment['identity'])?.['modelId']);
    return id === '' ? [] : [{ role: 'model', ...place, id }];
  }
  const event = text(attachment['hookEvent']);
  const said = contentOf(attachment['content']);
  if (event === '' || said === '') return [];
  return [{ role: 'injected', ...place, event, text: said }];
}

/** Plain output stands here as text, additional context as a list of texts. */
function contentOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return Array.isArray(content) ? content.filter((part) => text(part) !== '').join('\n') : '';
}
