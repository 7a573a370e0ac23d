/**
 * Whether what stands before a number says that it is a place in the law: `Penal Code`, `§`, `HRS`, `Pa.C.S.`, `section`.
 */
const beforeCitation =
  /(?:§{1,2}|\b(?:code|codes|statute|statutes|stat|section|sections|sec|article|art|chapter|ch|title|rule|act|law|bill|prop|proposition|form|usc|u\.s\.c|c\.s|ilcs|r\.c|rev|hrs|nrs|krs|ors|rcw|ars|a\.r\.s|ksa|k\.s\.a|rsa|mcl|mca|crs|c\.r\.s|pc|hs|vc))\.?,? ?(?:§{1,2}|no\.?|number|#)? ?$/i;

export function isCited(before: string): boolean {
  return beforeCitation.test(before);
}
