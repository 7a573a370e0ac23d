import type { PaperKind } from '../explanation.ts';
import { beginsWithDay, isHeadOfCharges } from './shape.ts';
import { kindTitled } from './titles.ts';

/** The kinds that its titles name, the uppermost first. */
export function kindsTitled(text: string): readonly PaperKind[] {
  const all = text.split('\n').slice(0, 60);
  const table = all.findIndex(isHeadOfCharges);
  const lines = table === -1 ? all : all.slice(0, table);
  const found = lines
    .flatMap((line, index) => titlesIn(line, lines[index + 1] ?? ''))
    .map(kindTitled)
    .filter((kind) => kind !== undefined);
  return [...new Set(found)];
}

const isCourtOrParty =
  /\b(?:court|county|judicial|division|plaintiff|defendant|petitioner,|vs?\.|state of|commonwealth of|people of|department of|office of|clerk of|bureau of)\b/i;
const isOrder =
  /\b(?:order|notice|petition|motion|application|judgment|warrant|summons|certificate|complaint|agreement|statement|report|citation|summary|pardon|case (?:details?|information|summary|history)|docket|register of actions|search results)\b/i;

/** What shouts in a line, or stands there short and alone, without a label; a title may run over two lines. */
function titlesIn(line: string, next: string): readonly string[] {
  const below = boxesOf(next)
    .filter((box) => isTitle(box) && box === box.toUpperCase() && !isCourtOrParty.test(box))
    .at(-1);
  const boxes = boxesOf(line);
  // The heads of a table name its columns.
  if (boxes.length > 3 || beginsWithDay(line) || tellsOfEnd(boxes[0] ?? '')) return [];
  // “Disposition             Nolle Prosequi”
  if (boxes.length > 1 && isLabel.test(boxes[0] ?? '')) return [];
  return boxes
    .filter(isTitle)
    .map((box) => (below && box === box.toUpperCase() && runsOn(box, below) ? `${box} ${below}` : box));
}

const isLabel =
  /^(?:(?:final |court )?disposition|verdict|plea|finding|result|status|judgment|outcome|sentence)$/i;

/** “O R D E R” */
const spacedOut = /^[A-Z](?: [A-Z]){3,20}$/;

function boxesOf(line: string): readonly string[] {
  return line
    .split(/\s{3,}|\t|\||\)\s{2,}/)
    .flatMap(withoutOffice)
    .map((box) =>
      box
        .trim()
        .replace(/^[)§|*=#-]+|[*=#-]{1,90}$/g, '')
        .trim()
        .replace(spacedOut, (letters) => letters.replaceAll(' ', '')),
    )
    .filter((box) => box !== '');
}

/** “SPOKANE COUNTY CLERK - Billing statement”: who writes, and what. */
function withoutOffice(box: string): readonly string[] {
  const at = box.search(/ [-–—] /);
  return at > 0 && isCourtOrParty.test(box.slice(0, at)) ? [box.slice(at + 3)] : [box];
}

function runsOn(title: string, below: string): boolean {
  return (
    /\b(?:of|for|to|and|on|the|in|from|or|under)$|,$/i.test(title) ||
    /^(?:of|for|to|and|from|or|under)\b/i.test(below)
  );
}

function isTitle(cell: string): boolean {
  const letters = cell.replaceAll(/[^A-Za-z]/g, '');
  if (
    letters.length < 4 ||
    cell.length > 100 ||
    isLabelled(cell) ||
    (/\.\s*$/.test(cell) && cell !== cell.toUpperCase())
  )
    return false;
  if (/\b(?:no|nos|number|num)\.?$|\bdear\b/i.test(cell)) return false;
  if (isCourtOrParty.test(cell) && !isOrder.test(cell)) return false;
  const words = cell.split(/\s+/).filter((word) => word.length > 3);
  const capital = words.filter((word) => /^[("“]?[a-z]?[A-Z0-9]/.test(word)).length;
  return words.length > 0 && words.length <= 14 && capital === words.length;
}

function isLabelled(cell: string): boolean {
  if (tellsOfEnd(cell) || (/:\s*$/.test(cell) && cell !== cell.toUpperCase())) return true;
  return /:\s*\S/.test(cell) && !(cell === cell.toUpperCase() && cell.length > 20 && !/\d/.test(cell));
}

/** “Disposition: 10/03/2016   Suspended imposition of sentence” */
function tellsOfEnd(cell: string): boolean {
  if (/^(?:disposed|disposition|plea|finding|verdict)\b/i.test(cell) && /\d/.test(cell)) return true;
  return /^\W{0,9}(?:method|dispo(?:sition)?|verdict|plea|finding|result|status|judgment)[\w ]{0,20}:/i.test(
    cell,
  );
}
