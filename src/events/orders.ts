import { ordersIn } from '../core/preservation/order.ts';

/** Characters in all: a fact has four kilobytes, and the text and the names are to have room beside them. */
const MOST = 1_500;

/** The orders of a prompt, the first ones as far as they fit. */
export function ordersToKeep(prompt: string): readonly string[] {
  let room = MOST;
  return ordersIn(prompt).filter((order) => {
    room -= order.length;
    return room >= 0;
  });
}
