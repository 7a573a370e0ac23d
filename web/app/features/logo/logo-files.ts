/** The logo as it is offered. `tools/draw-logo.ts` draws each file, and the page of downloads lists it. */
type LogoPicture = {
  readonly file: string;
  readonly shows: 'mark' | 'mark and name';
  readonly width: number;
  readonly height: number;
};

export type Logo = {
  readonly title: string;
  /** What it is drawn for: the ground below it, its lines and the page that opens. */
  readonly colors: { readonly ground: string; readonly lines: string; readonly page: string };
  readonly drawing: string;
  readonly pictures: readonly LogoPicture[];
};

const pictures = (name: string): readonly LogoPicture[] => [
  { file: `${name}-256.png`, shows: 'mark', width: 256, height: 256 },
  { file: `${name}-512.png`, shows: 'mark', width: 512, height: 512 },
  { file: `${name}.png`, shows: 'mark', width: 1024, height: 1024 },
  { file: `${name}-with-name.png`, shows: 'mark and name', width: 1600, height: 400 },
];

export const lightLogo: Logo = {
  title: 'For light backgrounds',
  colors: { ground: '#fffdf9', lines: '#1c2b30', page: '#e0a030' },
  drawing: 'logo.svg',
  pictures: pictures('logo'),
};

export const darkLogo: Logo = {
  title: 'For dark backgrounds',
  colors: { ground: '#10191c', lines: '#ece7dc', page: '#e9b454' },
  drawing: 'logo-dark.svg',
  pictures: pictures('logo-dark'),
};
