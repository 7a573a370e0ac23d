import type { Answer } from '../answer.ts';

const links = ['/assessment', '/help'];
const greeting =
  /^(?:hi|hello|hey|hiya|yo|sup|good (?:morning|afternoon|evening)|hola|buenos dias|buenas(?: tardes| noches)?|whats up|howdy)(?: (?:there|everyone|all|friend|bot))?$/;
const thanking =
  /^(?:(?:ok|okay|great|cool|awesome|perfect|got it|alright|nice) )*(?:thanks?|thank you|thx|ty|gracias|appreciate (?:it|you)|bye|goodbye|ok|okay|great|cool|got it)(?: (?:so much|a lot|you|very much|for (?:the|your) help|muchas|man|bro|that helps|again))*$/;

/** An answer to a greeting, or to thanks. */
export function greeted(plain: string): Answer | undefined {
  if (greeting.test(plain))
    return {
      kind: 'ask_back',
      topic: 'tool',
      text: 'Hello. Which state was the case in, and what would you like to know?',
      sources: [],
      links,
    };
  return thanking.test(plain)
    ? {
        kind: 'answer',
        topic: 'tool',
        text: 'You are welcome. Ask again whenever you like.',
        sources: [],
        links,
      }
    : undefined;
}
