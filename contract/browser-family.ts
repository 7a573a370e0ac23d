export const browserFamilies = ['Chrome', 'Safari', 'Firefox', 'Edge', 'Samsung Internet', 'other'] as const;
export type BrowserFamily = (typeof browserFamilies)[number];

/** In this order: all of them also claim to be Chrome or Safari, and on an iPhone under a name of their own. */
const marks: readonly (readonly [RegExp, BrowserFamily])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(OPR|OPT|Opera|YaBrowser|Vivaldi|DuckDuckGo|UCBrowser)\b/, 'other'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S{1,40} (?:Mobile(?:\/\S{1,40})? )?Safari\//, 'Safari'],
];

/**
 * The family of a browser, and nothing of its version or device, which in combination are as good as a name. A family
 * that was told before stays what it is.
 */
export function browserFamilyOf(userAgent: string): BrowserFamily {
  const told = browserFamilies.find((family) => family === userAgent);
  return told ?? marks.find(([mark]) => mark.test(userAgent))?.[1] ?? 'other';
}
