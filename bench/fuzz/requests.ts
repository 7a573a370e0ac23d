import { placeCodes } from '@openslate/law/place/places.ts';
import type { Chance } from './chance.ts';
import { type Schema, valueFor } from './values.ts';

type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
};

type Operation = {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: Schema }>> };
};

export type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
};

export type FuzzedRequest = {
  readonly route: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

type Route = { readonly method: string; readonly path: string; readonly operation: Operation };

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Where most of the work is done, and so most of the requests go. */
const heaviest = '/api/eligibility';

export function routesIn({ paths }: Description): readonly Route[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** The next request that the description of the API leads to: mostly well formed, mostly with values it may take. */
export function requestTo(routes: readonly Route[], chance: Chance, adminToken: string): FuzzedRequest {
  const heavy = routes.filter(({ path }) => path === heaviest);
  const { method, path, operation } = chance.oneOf(chance.once(3) && heavy.length > 0 ? heavy : routes);
  const { parameters = [] } = operation;
  chance.oddIn = chance.oneOf([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 300, 20]);
  chance.day = `${1970 + chance.upTo(55)}-0${1 + chance.upTo(8)}-${10 + chance.upTo(18)}`;
  const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  const chosen = (place: string) =>
    parameters
      .filter((each) => each.in === place && (each.required || chance.once(2)))
      .map(({ name, schema = {} }) => [name, text(valueFor(schema, chance))] as const);
  const filled = chosen('path').reduce(
    (before, [name, value]) => before.replace(`{${name}}`, encoded(value)),
    path,
  );
  const query = chosen('query').map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  const schema = operation.requestBody?.content?.['application/json']?.schema;
  const value = schema && !chance.once(80) ? valueFor(schema, chance) : undefined;
  const body =
    value === undefined ? undefined : JSON.stringify(path === heaviest ? somewhere(value, chance) : value);
  return {
    route: `${method} ${path}`,
    method,
    path: query.length > 0 ? `${filled}?${query.join('&')}` : filled,
    headers: {
      ...Object.fromEntries(chosen('header').map(([name, value]) => [name, encoded(value)])),
      ...(chance.once(2) && { authorization: `Bearer ${chance.once(8) ? 'nobody' : adminToken}` }),
      ...(body !== undefined && {
        'content-type': chance.once(60) ? 'text/plain' : 'application/json',
      }),
    },
    ...(body !== undefined && { body: chance.once(60) ? body.slice(0, chance.upTo(body.length)) : body }),
  };
}

/** That a place has two letters the description says in words alone. */
function somewhere(value: unknown, chance: Chance): unknown {
  if (typeof value !== 'object' || value === null || chance.once(chance.oddIn)) return value;
  const { asOf: _, ...others } = value as Record<string, unknown>;
  return { ...others, state: chance.oneOf(placeCodes) };
}

/** Half of a pair of letters cannot be written into an address. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, 2_000).replace(/%.?$/, '');
}
