/** What somebody does. Most of it costs nothing; where it costs, the text says how much. */
export const taskKinds = [
  /** Finding out what is on file: at a court’s search, or in the paper itself. */
  'look_up',
  /** Finding out whether the law has done already what it does by itself. */
  'check',
  'order_record',
  'get_paper',
  'get_form',
  'ask_court',
  'ask_agency',
  'ask_lawyer',
  'ask_helper',
] as const;

type TaskKind = (typeof taskKinds)[number];

/** One thing to do, in one sentence that says enough alone: on a button, in a calendar, on paper. */
export type Task = { readonly text: string; readonly kind: TaskKind; readonly url?: string };

export function task(kind: TaskKind, text: string, url?: string): Task {
  return { text, kind, ...(url !== undefined && { url }) };
}
