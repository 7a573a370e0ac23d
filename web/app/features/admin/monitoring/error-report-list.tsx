import type { Monitoring } from '@openslate/contract/monitoring.ts';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { counted } from '../../community/wording.ts';
import { When } from '../dashboard/when.tsx';
import { reportsMatching } from './reports-matching.ts';

type ErrorReports = Monitoring['errorReports'];

/** What the error screen reported. People quote the ID when they write. */
export function ErrorReportList({ reports }: { reports: ErrorReports }) {
  const [typed, setTyped] = useState('');
  const found = reportsMatching(reports, typed);
  return (
    <section aria-labelledby="error-reports">
      <h2 id="error-reports" className="mb-3 text-[1.5rem]">
        Error reports
      </h2>
      {reports.length === 0 ? (
        <p className="text-soft">No screen has failed.</p>
      ) : (
        <>
          <TextField
            type="search"
            label="Error ID"
            hint="A part of it is enough."
            placeholder="OS-"
            width="medium"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p role="status" className="my-3 text-soft">
            {found.length === reports.length
              ? counted(reports.length, 'report', 'reports')
              : `${found.length} of ${counted(reports.length, 'report', 'reports')}`}
          </p>
          <ul className="grid gap-3">
            {found.map((report) => (
              <Card key={report.errorId} as="li" className="min-w-0">
                <h3 className="font-mono text-base">{report.errorId}</h3>
                <p className="mt-1 wrap-anywhere">{report.message}</p>
                <p className="mt-1 wrap-anywhere text-[0.95rem] text-soft">
                  {report.screen} · version {report.version} · <When at={report.reportedAt} />
                </p>
              </Card>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
