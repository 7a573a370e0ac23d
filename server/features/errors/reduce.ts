import { type ErrorReport, keptOfErrorReport } from '@openslate/contract/error-report.ts';
import { screenAt } from '@openslate/contract/site.ts';

/** What is left of a report once everything that could be about the visitor is taken out. */
export function reduced(report: ErrorReport): ErrorReport {
  return {
    errorId: report.errorId,
    screen: screenOf(report.screen).slice(0, keptOfErrorReport.screen),
    // Masked before it is cut, or half an e-mail address might remain at the end.
    message: masked(plain(report.message)).slice(0, keptOfErrorReport.message),
    version: masked(plain(report.version)).slice(0, keptOfErrorReport.version),
  };
}

/** The screen by its name in the list of pages. What comes after the path is somebody's own. */
function screenOf(address: string): string {
  return screenAt(plain(address).split(/[?#\s]/, 1)[0] ?? '');
}

/** One line of visible characters: no control characters, and none that turn the direction of the text. */
function plain(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}

function masked(text: string): string {
  return (
    text
      // The key of a shared assessment stands after the `#` of its address.
      .replaceAll(/\b([a-z][a-z+.-]*:\/\/[^\s?#]+)[?#]\S*/gi, '$1')
      .replaceAll(/[^\s@<>()[\]"',;:]+@[^\s@<>()[\]"',;:]+/gu, '[e-mail]')
      // Phone, social security and docket numbers, dates: seven digits or more, also in groups.
      .replaceAll(/\+?\(?\p{Nd}(?:[ ()./-]{0,2}\p{Nd}){6,}/gu, '[number]')
      .replaceAll(/\p{Nd}{6,}/gu, '[number]')
  );
}
