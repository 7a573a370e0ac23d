import { pathOfPlace } from '@openslate/contract/site.ts';
import { placeNamed } from '@openslate/law/place/places.ts';
import { Link, useParams } from 'react-router';
import type { PlaceLaw } from '../features/place-law/place-law.ts';
import { PlaceLawScreen } from '../features/place-law/place-law-screen.tsx';
import { readPlaceLaw } from '../features/place-law/read-place-law.server.ts';
import { type Packed, packed, useUnpacked } from '../packed.ts';
import { pageMeta } from '../page-meta.ts';

type Args = { params: { state?: string } };

/** Runs at build time. What it gives stands in the page, and in a file beside it for those who come from another page. */
export const loader = async ({ params }: Args): Promise<Packed> =>
  packed(await readPlaceLaw(params.state ?? ''));

export const meta = ({ params }: Args) => {
  const place = placeNamed(params.state ?? '');
  const keywords = ['record clearing law', 'expungement statute', 'record sealing rules'];
  const description =
    'What can be cleared of a criminal record, when, what it costs, which form, where to file and who helps';
  if (!place) return pageMeta({ title: 'State not found', description: `${description}.`, keywords });
  return pageMeta({
    path: pathOfPlace('/record-relief', place),
    title: `Clearing a record: ${place.name}`,
    description: `${description}: ${place.name}.`,
    keywords: [...keywords, place.name],
  });
};

export default function RecordReliefOfPlace() {
  const law = useUnpacked<PlaceLaw>();
  const place = placeNamed(useParams().state ?? '');
  if (!place || law.kind === 'unknown')
    return (
      <div className="page reading py-12">
        <h1>We do not know that state</h1>
        <p className="mt-4 text-lg text-soft">
          Check the spelling in the address, or <Link to="/record-relief">choose from the list</Link>.
        </p>
      </div>
    );
  return <PlaceLawScreen place={place} law={law} />;
}
