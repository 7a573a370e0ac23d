import type { MadeLink } from '@openslate/contract/made-links.ts';
import { placeNamed } from '@openslate/law/place/places.ts';
import { spokenDate } from '../../../ui/fields/partial-date.ts';
import { localDay } from '../../../ui/local-day.ts';
import { DeleteLink } from './delete-link.tsx';

/** The links that were made on this device before, each with a way to take it back. */
export function MadeLinks({
  links,
  onDeleted,
}: {
  links: readonly MadeLink[];
  onDeleted: (link: MadeLink) => void;
}) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="made-links" className="mt-6! border-t border-line pt-4">
      <h3 id="made-links" className="text-[1.25rem]">
        Links made on this device
      </h3>
      <p className="mt-1 text-soft">You can delete them before their time.</p>
      <ul className="mt-2 divide-y divide-line">
        {links.map((link) => {
          const name = placeNamed(link.place)?.name ?? link.place;
          const made = spokenDate(link.made);
          return (
            <li key={link.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div className="min-w-0 flex-1 basis-56">
                <p className="font-[650]">{name}</p>
                <p className="text-soft">
                  Made {made}. Works until {spokenDate(localDay(new Date(link.expires)))}.
                </p>
              </div>
              <DeleteLink link={link} onDeleted={onDeleted}>
                Delete<span className="sr-only">{` the link for ${name}, made ${made}`}</span>
              </DeleteLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
