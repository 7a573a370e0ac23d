import { cite } from './code.ts';

/** A part of ORS 137.225, the section most of Oregon's law on this stands in. */
export const setAsideLaw = (part: string) => cite(`137.225${part}`);

/** Stands in no statute. */
export const marijuanaPardonPage =
  'https://www.oregonlive.com/crime/2022/11/oregon-marijuana-pardons-what-people-with-convictions-need-to-know.html';
