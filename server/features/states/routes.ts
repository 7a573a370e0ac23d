import { States } from '@openslate/contract/states.ts';
import { clearing } from '@openslate/law/jurisdictions/listed/clearing.ts';
import { offered } from '@openslate/law/jurisdictions/listed/offered.ts';
import { type Place, places } from '@openslate/law/place/places.ts';
import type { App } from '../../http/app.ts';
import { type ReadyAnswer, type ReadyData, sendReadyWithId } from '../../http/ready-answer.ts';
import { readFailures } from '../../http/responses.ts';

export function statesRoutes(app: App, ready: ReadyData): void {
  // The law changes with the program: what it offers is written once, for the first who asks.
  let told: ReadyAnswer | undefined;
  app.get(
    '/api/states',
    {
      schema: {
        summary: 'The 52 places, and what the law of each offers',
        tags: ['law'],
        response: { 200: States, ...readFailures },
      },
    },
    (request, reply) => {
      told ??= ready.lasting(States, { data: places.map(describe) });
      sendReadyWithId(told, request, reply);
    },
  );
}

function describe({ code, name }: Place): States['data'][number] {
  const { verified, reliefs } = offered[code];
  return {
    code,
    name,
    coverage: 'entered',
    automatic: clearing[code],
    verified,
    reliefs: [...reliefs],
  };
}
