import type { Examples } from './examples.ts';
import { Table } from './table.tsx';

export const examples: Examples = {
  title: 'Table',
  purpose: 'For comparing. Too wide for the screen, it scrolls by itself, with the keyboard too.',
  states: [
    {
      name: 'Default',
      render: () => (
        <Table caption="Opening hours of an example office">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">From</th>
              <th scope="col">To</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Monday</th>
              <td>9:00 a.m.</td>
              <td>4:30 p.m.</td>
            </tr>
            <tr>
              <th scope="row">Tuesday</th>
              <td>10:00 a.m.</td>
              <td>6:00 p.m.</td>
            </tr>
          </tbody>
        </Table>
      ),
    },
    {
      name: 'Empty',
      render: () => (
        <Table caption="Messages of an example office">
          <thead>
            <tr>
              <th scope="col">Received</th>
              <th scope="col">Subject</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td colSpan={2} className="text-soft">
                No messages yet.
              </td>
            </tr>
          </tbody>
        </Table>
      ),
    },
    {
      name: 'Wider than the screen, with long text',
      render: () => (
        <Table caption="What to bring to an example office, and what it is needed for" className="min-w-3xl">
          <thead>
            <tr>
              <th scope="col">Paper</th>
              <th scope="col">Needed for</th>
              <th scope="col">Where it usually is</th>
              <th scope="col">If it is lost</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">A card with your picture</th>
              <td>To show that the papers you ask for are yours and nobody else’s</td>
              <td>In your wallet</td>
              <td>
                Ask which other papers they take; many offices accept two letters with your address instead
              </td>
            </tr>
            <tr>
              <th scope="row">A letter with the case number</th>
              <td>To find the file without a long search through the archive</td>
              <td>With the other papers from that year</td>
              <td>Your name at the time and the year will do</td>
            </tr>
          </tbody>
        </Table>
      ),
    },
  ],
};
