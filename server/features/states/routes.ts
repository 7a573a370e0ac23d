import { States } from '@openslate/contract/states.ts';
import { loadJurisdiction } from '@openslate/law/jurisdictions/index.ts';
import { clearing } from '@openslate/law/jurisdictions/listed/clearing.ts';
import { type Place, places } from '@openslate/law/place/places.ts';
import type { App } from '../../http/app.ts';
import { type ReadyAnswer, type ReadyData, sendReadyWithId } from '../../http/ready-answer.ts';
import { readFailures } from '../../http/responses.ts';

export function statesRoutes(app: App, ready: ReadyData): void {
  // The law changes with the program: it is told from once, for the first who asks.
  let told: Promise<ReadyAnswer> | undefined;
  app.get(
    '/api/states',
    {
      schema: {
        summary: 'The 52 places, and what the law of each offers',
        tags: ['law'],
        response: { 200: States, ...readFailures },
      },
    },
    async (request, reply) => {
      told ??= Promise.all(places.map(describe)).then((data) => ready.of(States, { data }));
      sendReadyWithId(await told, request, reply);
    },
  );
}

async function describe({ code, name }: Place): Promise<States['data'][number]> {
  const automatic = clearing[code];
  const jurisdiction = await loadJurisdiction(code);
  const reliefs = jurisdiction.reliefs.map((relief) => ({
    id: relief.id,
    name: relief.name,
    kind: relief.kind,
    automatic: relief.automatic === true,
  }));
  return { code, name, coverage: 'entered', automatic, verified: jurisdiction.verified, reliefs };
}
