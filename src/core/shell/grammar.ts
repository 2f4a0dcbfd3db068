import { parse } from 'unbash';
import type { Parse } from './analyse.ts';

/** The whole grammar of bash: for what `parsePlain` leaves, since it is most of what the analysis would load. */
export const parseGrammar: Parse = parse;
