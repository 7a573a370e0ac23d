import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blanked, personalDetailsIn } from './personal-details.ts';

describe('Personal details', () => {
  test.each([
    // Phones
    ['Call me at (555) 123-4567 after work', 'Call me at [phone] after work'],
    ['text 555-123-4567 or 555.987.6543.', 'text [phone] or [phone].'],
    ['my cell is 5551234567', 'my cell is [phone]'],
    ['+1 555 123 4567 is mine', '[phone] is mine'],
    ['It is 867-5309', 'It is [phone]'],
    // E-mail
    ['write to ann.lee+help@example.co.uk, please', 'write to [e-mail], please'],
    ['ann (at) example (dot) com', '[e-mail]'],
    ['annlee at gmail dot com works', '[e-mail] works'],
    ['reach me annlee at gmail.com', 'reach me [e-mail]'],
    // Street addresses
    ['I live at 123 Main Street, Apt 4B in Ohio', 'I live at [address] in Ohio'],
    ['moved to 45 n oak ave last year', 'moved to [address] last year'],
    ['at 1600 Pennsylvania Ave. and', 'at [address]. and'],
    ['350 5th Ave is the office', '[address] is the office'],
    ['12 oak st', '[address]'],
    ['77 Sunset Court, Reno', '[address], Reno'],
    ['PO Box 1234, Dayton', '[address], Dayton'],
    // Social security
    ['my social is 123-45-6789', 'my social is [social security number]'],
    ['ssn 123456789', 'ssn [social security number]'],
    ['last four of my social: 4321', 'last four of my social: [social security number]'],
    // Case numbers
    ['case number 12345 in Cook County', 'case number [case number] in Cook County'],
    ['Docket No. CP-51-CR-0001234-2016 was closed', 'Docket No. [case number] was closed'],
    ['It was 16CR01234.', 'It was [case number].'],
    ['the federal one is 1:16-cr-00123', 'the federal one is [case number]'],
    ['my case# 2016-CF-004567 got dismissed', 'my case# [case number] got dismissed'],
    ['inmate #445566', 'inmate #[case number]'],
    ['F16-12345 and A-1234-16', '[case number] and [case number]'],
    // Names
    ['My name is Maria Lopez and I am 41', 'My name is [name] and I am 41'],
    ['my name is john smith and i need help', 'my name is [name] and i need help'],
    ["my name's Tyrone", "my name's [name]"],
    ['I am called Bobby Ray by friends', 'I am called [name] by friends'],
    ["Hi, I'm Maria Lopez from Dayton", "Hi, I'm [name] from Dayton"],
    ['They call me Smokey', 'They call me [name]'],
    // Keys in links
    [
      'see https://openslate.example/shared-assessment/abc#k3yk3yk3y',
      'see https://openslate.example/shared-assessment/abc[key]',
    ],
    ['https://example.org/reset?token=abcdef123 now', 'https://example.org/reset[key] now'],
    // Written to be read by people and not by programs
    ['Call ５５５-１２３-４５６７ today', 'Call [phone] today'],
    ['or 𝟓𝟓𝟓-𝟏𝟐𝟑-𝟒𝟓𝟔𝟕.', 'or [phone].'],
    ['at ٥٥٥-١٢٣-٤٥٦٧ now', 'at [phone] now'],
    ['5️⃣5️⃣5️⃣-1️⃣2️⃣3️⃣-4️⃣5️⃣6️⃣7️⃣ is mine', '[phone] is mine'],
    ['It is 5 5 5 1 2 3 4 5 6 7, all day', 'It is [phone], all day'],
    ['five five five, one two three, four five six seven!', '[phone]!'],
    ['fivefivefiveonetwothreefourfivesixseven', '[phone]'],
    ['555 one two three 4567', '[phone]'],
    ['555-O12-3456 and 555—123—4567', '[phone] and [phone]'],
    ['5\u200b5\u200b5-12\u200d3-4567', '[phone]'],
    ['my social: one two three, four five, six seven eight nine', 'my social: [social security number]'],
    ['аnn@еxample.org', '[e-mail]'],
    // Spanish
    ['Llámame al 55 5123 4567, o al teléfono 555 1234', 'Llámame al [phone], o al teléfono [phone]'],
    ['cinco cinco cinco uno dos tres cuatro', '[phone]'],
    ['mi seguro social es 123456789', 'mi seguro social es [social security number]'],
    ['Me llamo Ana María de la Cruz y busco ayuda', 'Me llamo [name] y busco ayuda'],
    ['mi nombre es pedro martinez y vivo aquí', 'mi nombre es [name] y vivo aquí'],
    ['Soy Luis Hernández, de Houston', 'Soy [name], de Houston'],
    ['expediente número 445566', 'expediente número [case number]'],
    ['ana arroba gmail punto com', '[e-mail]'],
    ['en la Calle Olmo 45, piso bajo', 'en la [address], piso bajo'],
    // Somebody's name beside what they are said to have done
    ['John Smith was convicted of fraud.', '[name] was convicted of fraud.'],
    ['JOHN SMITH WAS CONVICTED', '[name] WAS CONVICTED'],
    ['john smith got arrested', '[name] got arrested'],
    ['J0hn Sm1th is a felon', '[name] is a felon'],
    ['Jоhn Smіth was convicted', '[name] was convicted'],
    ['Look up Amanda Jean Rourke. She was arrested.', 'Look up [name]. She was arrested.'],
    ['Sex offender Oluwaseun Adeyemi moved here', 'Sex offender [name] moved here'],
    ['Juan Pérez fue condenado por robo', '[name] fue condenado por robo'],
    // Several at once
    [
      'My name is Ann Lee, 555-123-4567, ann@example.org, case no. 98-1234',
      'My name is [name], [phone], [e-mail], case no. [case number]',
    ],
  ])('are blanked: %s', (written, expected) => {
    expect(blanked(written)).toBe(expected);
  });

  test.each([
    'I filed under Penal Code 1203.4 and was granted.',
    'Is it 18 Pa.C.S. § 9122.1 or § 9122.2?',
    'Florida Statute 943.0585 and 943.059 apply.',
    'Texas Gov’t Code 411.0735 is the one.',
    'Under HRS § 712-1255 they deferred it.',
    'Utah Code 77-40a-303 and O.C.G.A. 35-3-37 are different.',
    'Ohio R.C. 2953.32, KRS 431.078, NRS 179.245, RCW 9.94A.640',
    'VC23152(b), HS11377 and PC 459',
    'N.C.G.S. 15A-145.5 and 15A-146',
    'It was in 2016 and expunged 5 years ago.',
    'From 2010-2016 I was inside. Out on 11/15/2016, or 2016-11-15.',
    'I paid $1,500 in fines and $100-1500 in fees, $12,345.67 in all.',
    'Call 911, 988 or 211. The line is 1-800-662-4357.',
    'My case was 20 years ago. My case in 2016 was closed.',
    'The case 2016 is closed, file 1040 is my taxes.',
    'I did 3 years on the street and 2 years in county jail.',
    'I had 5 counts in Superior Court and 1 in Drug Court.',
    'It took 10 days in district court, the judge was 20 minutes late.',
    'Form CR-180 and CR-181, SB 731, AB-1076',
    "I'm scared. I'm Black. I'm African American and proud.",
    "I'm So Happy Right Now",
    "I'm Finally Free",
    'I am New York born',
    'my name is still on the list, my name is on google, my name is cleared',
    'My name is not on the registry anymore.',
    'I am called back every week. Call me crazy.',
    'See https://www.courts.ca.gov/selfhelp and look at example.com',
    'My social worker in 2019 said social media ruins it.',
    'I am 34 years old with 2 felonies and 3 misdemeanors.',
    'He was in cell block 12 for 18 months, bail was 50000 dollars',
    'COVID-19 closed the court. Schedule I, 28 grams, 0.08 BAC.',
    'The 14th Amendment, 1st degree, 2nd chance, 3rd time',
    'One, two, three, four, five, six, seven denials. I counted 1 2 3 4 5 6 7 8.',
    'One felony, two misdemeanors, three arrests and four kids.',
    'Convicted in 2001, 2003, 2005 and 2007.',
    'Judge Maria Alvarez and Officer James Daley were at my arrest.',
    'Santa Clara County, San Juan and New York City arrested me.',
    'I was arrested in Charlotte, North Carolina and in Austin, Texas.',
    'Michael Jackson Street is where I was arrested.',
    'Frank and Mark were arrested with me.',
    'I Was Convicted Of Theft In Ohio',
    'I WAS CONVICTED OF THEFT IN NEW YORK',
    'Viví en la calle 3 años y en la calle por 20 meses.',
    'Soy mexicano. Me llamo a mí mismo afortunado. Fui condenado en Los Ángeles.',
  ])('are not seen in: %s', (written) => {
    expect(personalDetailsIn(written)).toEqual([]);
  });

  const parts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom(
      '555-123-4567',
      'ann@example.org',
      '123 Main St',
      'my name is Ann Lee',
      ' ',
      '\n',
      '-',
      '.',
      '12',
      'ﬁ',
      '\u200b',
      '５５５-１２３-４５６７',
      'Ｊohn Smіth was convicted',
    ),
    fc.constantFrom(
      'case no. 12345',
      '123-45-6789',
      'https://example.org/?key=123456',
      "I'm Ann Lee,",
      'a',
      '1',
    ),
  );

  test('are told with where they stand, in order and apart, in any text', () => {
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 60 }), (pieces) => {
        const text = pieces.join('');
        const details = personalDetailsIn(text);
        let from = 0;
        for (const detail of details) {
          expect(detail.start).toBeGreaterThanOrEqual(from);
          expect(detail.end).toBeGreaterThan(detail.start);
          expect(text.slice(detail.start, detail.end)).toBe(detail.text);
          from = detail.end;
        }
        expect(text.length).toBeGreaterThanOrEqual(from);
      }),
    );
  });

  test('of forty posts at once are found, whatever they are made of', () => {
    // Steps that grow with the square of the length would keep this from ending before the runner gives up.
    const piece = fc.oneof(
      fc.constantFrom(
        'a',
        '1',
        ' ',
        '-',
        '.',
        '@',
        '#',
        'A',
        '1 ',
        'a ',
        'A ',
        '1-',
        'a@',
        'a.',
        'case ',
        '1a-',
      ),
      fc.constantFrom(
        'my name is ',
        "I'm ",
        '12 main ',
        'http://',
        'social ',
        '(at) ',
        'A1-',
        '555-',
        'a at a.',
        'John ',
        'john smith ',
        'convicted ',
        'five ',
        'five',
        '5 ',
        'calle ',
        'é',
        '\u200b',
      ),
      fc.string({ minLength: 1, maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 3 }), (pieces) => {
        const unit = pieces.join('');
        blanked(unit.repeat(Math.ceil(200_000 / unit.length)));
      }),
      { numRuns: 20 },
    );
  });
});
