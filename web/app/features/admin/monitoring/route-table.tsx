import type { Monitoring } from '@openslate/contract/monitoring.ts';
import { Table } from '../../../ui/table.tsx';
import { countWords, timeWords } from './figure-words.ts';

const columns = [
  ['Requests', 'requests'],
  ['Refused', 'clientErrors'],
  ['Failed', 'serverErrors'],
  ['Rate-limited', 'rateLimited'],
] as const;
const percentiles = ['p50', 'p95', 'p99'] as const;

/** What each route was asked and how it answered, the busiest first. */
export function RouteTable({ routes }: { routes: Monitoring['routes'] }) {
  const busiest = [...routes].sort((a, b) => b.requests - a.requests);
  return (
    <section aria-labelledby="routes">
      <h2 id="routes" className="mb-3 text-[1.5rem]">
        Routes
      </h2>
      {busiest.length === 0 ? (
        <p className="text-soft">No requests in this time.</p>
      ) : (
        <Table caption="Requests, refusals, failures and times to answer by route" captionHidden>
          <thead>
            <tr>
              <th scope="col">Route</th>
              {columns.map(([name]) => (
                <th key={name} scope="col" className="text-right!">
                  {name}
                </th>
              ))}
              {percentiles.map((name) => (
                <th key={name} scope="col" className="text-right!">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {busiest.map((figures) => (
              <tr key={figures.route}>
                <th scope="row" className="min-w-52 break-all font-mono text-[0.9rem] font-normal!">
                  {figures.route}
                </th>
                {columns.map(([name, key]) => (
                  <td key={name} className="text-right tabular-nums">
                    {countWords(figures[key])}
                  </td>
                ))}
                {percentiles.map((name) => (
                  <td key={name} className="whitespace-nowrap text-right tabular-nums">
                    {timeWords(figures[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}
