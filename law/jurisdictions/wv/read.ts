/** Pages that were read and that nobody is sent to. */
export const read = {
  text: 'https://lexace.ai/us/statute/west-virginia/61-11-26',
  charges: 'https://lexace.ai/us/statute/west-virginia/61-11-25',
  program: 'https://lexace.ai/us/statute/west-virginia/61-11-26a',
  clinic:
    'https://www.journal-news.net/journal-news/martinsburg-legal-aid-office-to-host-first-expungement-clinic/article_4769ef3c-1dcb-5005-a19c-cb971f9fec01.html',
  forms: 'https://wvpdc4.com/2020/07/09/expungement-in-west-virginia-an-update-on-the-law/',
  pardons:
    'https://www.connecticutpardonteam.org/other-us-states-pardon-expungement-information/west-virginia-pardon-expungement-process/',
  pardonLaw: 'https://instalawyer.io/laws/west-virginia-code/5-1-16a-expungement-of-criminal-record',
  office: 'https://www.lawv.net/Get-Informed/Blog/Article/192/LAWVs-Lawyer-in-the-School-Program',
  bar: 'https://www.wvdhhr.org/bcf/children_adult/foster/legal_help.htm',
  summary: 'https://secondchanceinfo.com/expungement/wv',
  overview: 'https://westvirginiacourtrecords.us/criminal-court-records/federal-and-state/sealing-expunging',
} as const;
