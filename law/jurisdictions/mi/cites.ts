import { cite } from '../../relief.ts';

/** Where each section was read. Sections of the act without a page of their own point to the act. */
const act = 'https://capitol.legislature.mi.gov/Laws/MCL?objectName=mcl-act-213-of-1965';
const exclusions = 'https://codes.findlaw.com/mi/chapter-780-criminal-procedure/mi-comp-laws-780-621c.html';
const procedure =
  'https://d1tvxue8o4w0fl.cloudfront.net/statute/michigan-compiled-laws/chapter-780-criminal-procedure/setting-aside-convictions/section-780621d-application-and-procedures-for-setting-aside-felonies-and-serious-misdemeanor-convictions';
const marijuana = 'http://www.legislature.mi.gov/documents/2019-2020/publicact/htm/2020-PA-0192.htm';
const juvenileApplication =
  'https://instalawyer.io/laws/michigan-compiled-laws/section-712a18e-application-for';
const juvenileAutomatic =
  'https://instalawyer.io/laws/michigan-compiled-laws/section-712a18t-automatic-expungements';

export const mcl = {
  act: (section: string) => cite(`MCL ${section}`, act),
  exclusions: (part: string) => cite(`MCL 780.621c${part}`, exclusions),
  procedure: (part: string) => cite(`MCL 780.621d${part}`, procedure),
  marijuana: (part: string) => cite(`MCL 780.621e${part}`, marijuana),
  juvenileApplication: (part: string) => cite(`MCL 712A.18e${part}`, juvenileApplication),
  juvenileAutomatic: (part: string) => cite(`MCL 712A.18t${part}`, juvenileAutomatic),
  /** Sections known from court pages and summaries only. */
  unread: (section: string) => cite(`MCL ${section}`),
};
