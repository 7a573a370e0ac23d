import type { Told } from '@openslate/law/place/guide.ts';
import { privatePage } from './private-page.ts';

type WhereReadProps = Told & { label?: string; newTab?: boolean };

/** The page that says so: a link where people may be sent there, else only its name. */
export function WhereRead({ text, source, readOn, label = 'Source', newTab }: WhereReadProps) {
  if (source)
    return (
      <a href={source} rel="noreferrer" className="text-[0.92rem]" {...(newTab && { target: '_blank' })}>
        {label}
        <span className="sr-only">{`: ${text}${newTab ? ' (opens a new tab)' : ''}`}</span>
      </a>
    );
  if (!readOn) return null;
  return <span className="text-[0.92rem] text-soft">{privatePage(readOn)}</span>;
}
