/** Why something was chosen, or why nothing was said; in the order of the decision. */
export interface Reason {
  readonly step: 'speech' | 'veto' | 'signal' | 'domain' | 'rank' | 'floor' | 'margin' | 'given';
  /** For a person who reads `fire-flow skills search`. */
  readonly text: string;
}

export type Say = (step: Reason['step'], text: string) => void;
