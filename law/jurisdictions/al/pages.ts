/** Pages that the guide, the sources and the cases name. */
export const pages = {
  agency: 'https://www.alea.gov/criminal-record-expungement',
  guide: 'https://www.vlbham.org/get-help/expungements/guide',
  forms: 'https://eforms.alacourt.gov/criminal-forms/',
  county: 'https://barbour.alacourt.gov/expungements/',
  pardons: 'https://paroles.alabama.gov/about-us/faqs-pardons',
  pardon: 'https://ccresourcecenter.org/text-blocks/alabama-pardon',
  profile:
    'https://ccresourcecenter.org/state-restoration-profiles/alabama-restoration-rights-expungement-sealing/',
  juvenile: 'https://cleanslateclearinghouse.org/policies/al-ar-2/',
  lawText: 'https://github.com/saint1415/us-statutes',
  turpitude:
    'http://sos.alabama.gov/newsroom/secretary-merrill-releases-information-regarding-restoration-felony-voting-rights',
} as const;
