/** How a source was read: the text of the law itself, an official page about it, or somebody else's account. */
export type Source = {
  readonly url: string;
  readonly what: string;
  readonly read: 'statute' | 'official' | 'secondary';
};

export const statuteText = (url: string, what: string): Source => ({ url, what, read: 'statute' });

export const officialPage = (url: string, what: string): Source => ({ url, what, read: 'official' });

export const account = (url: string, what: string): Source => ({ url, what, read: 'secondary' });
