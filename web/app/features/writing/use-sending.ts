import { type FormEvent, useState } from 'react';

/** What is wrong with each field, if anything. */
export type Problems<Field extends string> = Readonly<Partial<Record<Field, string | undefined>>>;

/** A form on its way: what must be put right first, whether it is being sent, and whether it arrived. */
export function useSending<Field extends string>(
  /** The fields carry its name: `<form>-<field>`. */
  form: string,
  problemsNow: () => Problems<Field>,
  deliver: () => Promise<void>,
) {
  const [attempt, setAttempt] = useState(0);
  const [problems, setProblems] = useState<Problems<Field>>();
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<unknown>();
  const [sent, setSent] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const found = problemsNow();
    setProblems(found);
    setAttempt(attempt + 1);
    setError(undefined);
    if (Object.values(found).some(Boolean)) return;
    setSending(true);
    try {
      await deliver();
      setSent(true);
    } catch (failure) {
      setError(failure);
    } finally {
      setSending(false);
    }
  }

  return {
    attempt,
    problemWith: (field: Field) => problems?.[field],
    /** As an error summary lists them, each leading to its field. */
    problems: Object.entries<string | undefined>(problems ?? {}).flatMap(([field, message]) =>
      message ? [{ field: `${form}-${field}`, message }] : [],
    ),
    sending,
    error,
    sent,
    send,
    startAnew: () => setSent(false),
  };
}
