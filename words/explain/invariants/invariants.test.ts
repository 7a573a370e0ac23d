import { describe, expect, it } from 'vitest';
import { explain } from '../explain.ts';

const asOf = '2026-11-19';
const read = (text: string) => explain(text, asOf);
const head = 'CIRCUIT COURT OF COOK COUNTY, ILLINOIS\nPeople of the State of Illinois v. Pat Example\n';
const docket = (lines: string) =>
  `${head}CASE DOCKET\nCase No. 19-CR-0012345\nRegister of Actions\n${lines}\n`;
const daysToAct = (text: string) => read(text).next.flatMap(({ by }) => by ?? []);
const roles = (text: string) => read(text).dates.map(({ date, role }) => `${role} ${date}`);
const endings = (text: string) => read(text).charges.map(({ disposition }) => disposition);

describe('a day that is over', () => {
  const notice = (day: string) =>
    `${head}NOTICE OF HEARING\nCase No. 19-CR-0012345\nA hearing is set for ${day} at 9:30 a.m.\n`;

  it('is nothing to do, and is told as what it is', () => {
    const { next } = read(notice('March 4, 2025'));
    expect(next.flatMap(({ by }) => by ?? [])).toEqual([]);
    expect(JSON.stringify(next)).not.toContain('Be there');
    expect(next[0]?.text).toContain(
      'The day in court was March 4, 2025. If you were not there, call the clerk',
    );
  });

  it('is the last one before today: what is today is still to do', () => {
    expect(daysToAct(notice('November 19, 2026'))).toEqual(['2026-11-19']);
    expect(daysToAct(notice('November 18, 2026'))).toEqual([]);
  });
});

describe('a record', () => {
  it('calls nobody to a hearing that has been', () => {
    const text = docket(
      'Charge 1: Retail theft   720 ILCS 5/16-25   Class A misdemeanor\n10/20/2016 Trial set for 11/17/2016 at 8:30 am',
    );
    expect(read(text).next).toHaveLength(1);
    expect(daysToAct(text)).toEqual([]);
  });

  it('calls to one that comes after it was printed, unless that was taken off', () => {
    const row = (words: string) =>
      docket(
        `Charge 1: Retail theft   720 ILCS 5/16-25   Class A misdemeanor\n01/14/2027   ${words} (9:00 AM)`,
      );
    expect(daysToAct(row('Jury Trial'))).toEqual(['2027-01-14']);
    expect(daysToAct(row('CANCELED Jury Trial'))).toEqual([]);
  });
});

describe('a stamp', () => {
  it.each([
    'Created: 12/03/2026 12:00 AM',
    'Printed: 12/02/2026 8:14 AM',
    'Run date: 12/02/2026 08:14 AM   Page 1 of 4',
    'CPCMS 9082   12/02/2026 8:14 AM',
    'Version 6.4   Revised 12/02/2026 8:14 AM',
  ])('is no day in court: %s', (stamp) => {
    expect(roles(docket(stamp)).filter((role) => /hearing|deadline/.test(role))).toEqual([]);
    expect(daysToAct(docket(stamp))).toEqual([]);
  });
});

describe('what stands under “Plea”', () => {
  const table = (plea: string, disposition: string) =>
    docket(
      `Charge            Statute             Plea          Disposition\nRetail Theft      720 ILCS 5/16-25    ${plea.padEnd(12)}  ${disposition}`,
    );

  it('acquits and convicts nobody', () => {
    expect(endings(table('Not Guilty', ''))).toEqual([undefined]);
    expect(endings(table('Guilty', ''))).toEqual([undefined]);
    expect(endings(table('Not Guilty', 'Convicted'))).toEqual(['convicted']);
    expect(endings(table('Guilty', 'Nolle Prosequi'))).toEqual(['dismissed']);
  });

  it('is left out in a list of pleas, too', () => {
    const register = (plea: string) =>
      `Register of Actions\nCase No. 18CR20417\nState of Oregon vs. Pat Example\nCharge Information\nCharges: Example, Pat\tStatute\tLevel\tDate\n1.\tMenacing\t163.190\tMisdemeanor Class A\t05/14/2018\n\nEvents & Orders of the Court\n05/27/2018\t \t \nPlea (Judicial Officer: Unassigned, Judge)\n\n1. Menacing\n${plea}\nCreated: 05/27/2018 2:10 PM\n`;
    expect(endings(register('Not Guilty'))).toEqual([undefined]);
    expect(endings(register('Guilty'))).toEqual([undefined]);
  });

  it('is an end where the disposition says so', () => {
    expect(endings(table('', 'Guilty Plea - Negotiated'))).toEqual(['convicted']);
  });
});

describe('what was dropped', () => {
  it.each(['Nolle Prosequi', 'Withdrawn', 'Quashed', 'Removed From Charging Instrument'])(
    'is no conviction: %s',
    (ending) => {
      const text = docket(
        `Charge          Statute            Plea     Disposition\nRetail Theft    720 ILCS 5/16-25   Guilty   ${ending}`,
      );
      expect(endings(text)).toEqual(['dismissed']);
    },
  );
});

describe('a number that is something else', () => {
  it.each([
    'Retained\n312-555-0158(W)',
    'Office of the Clerk  (312) 555-0112  Misdemeanor',
    'Version 1.0.0.2460  Misdemeanor',
    'Chicago, IL 60602-1120  Misdemeanor',
    'Pretrial services  Phone: 555-0199  Misdemeanor',
  ])('is no statute, and makes no charge: %s', (line) => {
    expect(read(docket(line)).charges).toEqual([]);
  });

  it('is a statute in Hawaii, which numbers them so', () => {
    const hawaii =
      'DISTRICT COURT OF THE FIRST CIRCUIT, STATE OF HAWAII\nCASE DOCKET\nCase No. 1DCW-19-0001234\nCount 1  712-1249  Promoting a Detrimental Drug in the Third Degree  Petty Misdemeanor  Dismissed  03/04/2020\n';
    expect(read(hawaii).charges).toMatchObject([{ statute: '712-1249', disposition: 'dismissed' }]);
  });
});

describe('a charge', () => {
  it('does not end before its offense', () => {
    const text = docket(
      'Charge         Statute            Offense Date   Disposition   Disposition Date\nRetail Theft   720 ILCS 5/16-25   05/14/2018     Dismissed     03/02/2011',
    );
    const [charge] = read(text).charges;
    expect(charge).toMatchObject({ disposition: 'dismissed' });
    expect([charge?.date, charge?.offenseDate]).toEqual([undefined, undefined]);
  });

  it('belongs to the paper’s own case, and not to a number beside it', () => {
    const text = docket(
      'Related Cases\n18-CR-0099999 (Bond Forfeiture)\nCount 1  Retail Theft  720 ILCS 5/16-25  Class A Misdemeanor  Dismissed 05/14/2018',
    );
    expect(read(text).charges.map(({ caseNumber }) => caseNumber)).toEqual(['19-CR-0012345']);
  });

  it('is one where it is named again, and two where the paper counts two', () => {
    const row = (count: string) =>
      `${count}Retail Theft   720 ILCS 5/16-25   Class A Misdemeanor   05/14/2018   Dismissed   08/02/2018`;
    const head = 'Count   Charge   Statute   Level   Offense Date   Disposition   Disposition Date';
    expect(read(docket(`${head}\n${row('1   ')}\n${row('')}`)).charges).toHaveLength(1);
    expect(read(docket(`${head}\n${row('1   ')}\n${row('2   ')}`)).charges).toHaveLength(2);
  });

  it('is two where each count has a line of its own', () => {
    const count = (number: string) =>
      `CNT:${number}\n496 PC-RECEIVE/ETC KNOWN STOLEN PROPERTY\n*DISPO:CONVICTED\nCONV STATUS:MISDEMEANOR\n`;
    const history = `RE: CII/A77000412\nCALIFORNIA DEPARTMENT OF JUSTICE\nCRIMINAL HISTORY\n* * * *\nCOURT: NAM:01\n20070522  CASC SACRAMENTO\n${count('01')}\n${count('02')}`;
    expect(read(history).charges).toHaveLength(2);
  });

  it.each([
    ['CITATION\nYou are cited', 'Citation No. 8M71188'],
    [
      'SUMMONS\nYou are summoned to appear on December 15, 2026 at 8:30 a.m. to answer',
      'Case No. 19-CR-0012345',
    ],
    [
      'WARRANT OF ARREST\nTo all peace officers: you are commanded to arrest the defendant',
      'Case No. 19-CR-0012345',
    ],
    ['COMPLAINT\nThe State charges the defendant', 'Case No. 19-CR-0012345'],
  ])('that somebody is called to answer is open: %s', (title, number) => {
    const text = `${head}${title}\n${number}\nCharge: Retail Theft, 720 ILCS 5/16-25, a misdemeanor\n`;
    expect(new Set(endings(text))).toEqual(new Set(['pending']));
  });
});

describe('the first day on which one may act', () => {
  it.each([
    'Petitioner may refile after completing probation on 05/01/2027.',
    'The petitioner will be eligible on May 1, 2027.',
    'The petition may not be filed again before that; petitioner may apply again on or after May 1, 2027.',
  ])('is no last day, and not the day of the paper: %s', (sentence) => {
    const text = `${head}ORDER DENYING PETITION FOR EXPUNGEMENT\nCase No. 19-CR-0012345\nThe petition is denied. ${sentence}\nENTERED: October 8, 2026\nJudge\n`;
    expect(roles(text)).toContain('other 2027-05-01');
    expect(daysToAct(text)).toEqual([]);
    expect(roles(text)).toContain('issued 2026-10-08');
  });
});

describe('a paper', () => {
  it('is of no day to come', () => {
    const text = `${head}ORDER\nCase No. 19-CR-0012345\nThe license stays suspended.\nNext review\nDate: January 8, 2027\n`;
    expect(roles(text).filter((role) => role.startsWith('issued'))).toEqual([]);
  });

  it.each([
    'You must pay by November 25, 2026. Payment is taken in gift cards only.',
    'Pay by November 25, 2026 with Bitcoin.',
    'Pay by November 25, 2026 by Zelle to stop your arrest.',
  ])('that is a scam sets no day: %s', (demand) => {
    const { next, dates } = read(
      `FINAL NOTICE\nCase No. 26-CR-88120\nA hearing is set for November 24, 2026.\n${demand}\n`,
    );
    expect(next).toEqual([{ text: expect.stringContaining('Do not pay') }]);
    expect(dates.filter(({ role }) => role === 'hearing' || role === 'deadline')).toEqual([]);
  });

  it.each([
    'The defendant told the victim to send payment in gift cards.',
    'Failure to pay may lead to a warrant for your arrest. You can pay by card, money order or MoneyGram.',
    'You shall disclose all cryptocurrency to the probation office.',
  ])('that speaks of such money otherwise is none: %s', (sentence) => {
    const text = `${head}NOTICE OF HEARING\nCase No. 19-CR-0012345\nA hearing is set for March 4, 2027 at 9:30 a.m.\n${sentence}\n`;
    expect(daysToAct(text)).toEqual(['2027-03-04']);
  });

  it('that warns of scams is none', () => {
    const text = `${head}NOTICE OF HEARING\nCase No. 19-CR-0012345\nA hearing is set for March 4, 2027 at 9:30 a.m.\nThe court never asks for gift cards or Bitcoin.\n`;
    expect(daysToAct(text)).toEqual(['2027-03-04']);
  });
});

describe('money', () => {
  const amounts = (lines: string) =>
    read(`${head}JUDGMENT\nCase No. 19-CR-0012345\n${lines}\n`).amounts.map(({ role, cents }) => [
      role,
      cents / 100,
    ]);

  it('is what the label of its row says, before it or behind it', () => {
    expect(amounts('Restitution ............ $0\nFine ............ $250.00')).toEqual([
      ['restitution', 0],
      ['fine', 250],
    ]);
    expect(
      amounts(
        '$ 500.00    PCV    Victim assessment\n$ 0.00      RTN    Restitution\n$ 200.00    FRC    Criminal filing fee',
      ),
    ).toEqual([
      ['fee', 500],
      ['restitution', 0],
      ['fee', 200],
    ]);
  });

  it('is what the head of its column says', () => {
    expect(
      amounts('Fine       Costs      Restitution    Total\n$100.00    $50.00     $0.00          $150.00'),
    ).toEqual([
      ['fine', 100],
      ['fee', 50],
      ['restitution', 0],
      ['total', 150],
    ]);
  });
});
