import { adviceByField, advise } from '@openslate/contract/advice.ts';
import type { FastifySchemaCompiler } from 'fastify';
import { type $ZodType, safeParse } from 'zod/v4/core';
import { Refusal } from './refusal.ts';

/** Checks one part of a request against its schema, and says for each field what to do about it. */
export const validatorCompiler: FastifySchemaCompiler<$ZodType> = ({ schema, httpPart }) => {
  const whole = wholes[httpPart ?? ''] ?? 'request';
  return (data) => {
    const result = safeParse(schema, data ?? undefined, { error: advise });
    if (result.success) return { value: result.data };
    const fields = adviceByField(result.error.issues, whole);
    return { error: new Refusal(400, 'invalid_input', messageFor(Object.keys(fields).length), fields) };
  };
};

/** Names the part where no single field is to blame, such as a list sent in place of an object. */
const wholes: Readonly<Record<string, string>> = { body: 'body', querystring: 'query', params: 'address' };

function messageFor(count: number): string {
  return count === 1 ? 'One thing needs to be changed.' : `${count} things need to be changed.`;
}
