import { type ErrorReport, keptOfErrorReport } from '@openslate/contract/error-report.ts';
import { masked } from '../../reduce/masked.ts';
import { screenOf } from '../../reduce/screen.ts';

/** What is left of a report once everything that could be about the visitor is taken out. */
export function reduced(report: ErrorReport): ErrorReport {
  return {
    errorId: report.errorId,
    screen: screenOf(report.screen).slice(0, keptOfErrorReport.screen),
    message: masked(report.message, keptOfErrorReport.message),
    version: versionIn(report.version.slice(0, keptOfErrorReport.version)),
  };
}

/** What is not written like a version of ours might be anything. */
function versionIn(text: string): string {
  return /^\d{1,9}\.\d{1,9}\.\d{1,9}(?:[.+-][\w.+-]*)?$/.exec(text.trim())?.[0] ?? '';
}
