import type { Helper } from '@openslate/law/place/guide.ts';
import { helperDetails } from './helper-words.ts';

/** Who helps, with what, and how to reach them. */
export function OneHelper(helper: Helper) {
  const { name, url, what, phone } = helper;
  const small = helperDetails(helper);
  return (
    <>
      <a href={url} rel="noreferrer" className="font-[650]">
        {name}
      </a>
      <p className="mt-1 text-soft">{what}</p>
      {phone && (
        <p className="mt-1">
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className="inline-flex min-h-11 items-center">
            <span className="sr-only">{`Call ${name}: `}</span>
            {phone}
          </a>
        </p>
      )}
      {small && <p className="mt-1 text-[0.95rem]">{small}</p>}
    </>
  );
}
