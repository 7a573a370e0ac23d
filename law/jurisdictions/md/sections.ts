/** Driving without a license, added to § 10-110 on October 1, 2025 as those who read the act tell it. */
const unlicensed = '16-101';

/** Driving while suspended. One reader of the act counts it as added; its text could not be opened. */
const suspended = '16-303';
export const drivingSuspended = `${suspended} TR: ${suspended}`;

/** People name these with or without the article. */
const alsoOnTheRoad = (crimes: string, driving: string) => `${crimes} ${driving} TR: ${driving}`;

/** The misdemeanors of § 10-110(a)(1), by section. As a misdemeanor, § 5-602 is its paragraph (b)(1), cannabis. */
export const misdemeanors = alsoOnTheRoad(
  '3-203 3-808 3-1508 4-411 4-509 4-2005 5-211 5-307 5-308 5-601 5-602 5-618 5-619 5-620 5-703 5-708 5-712 5-902 6-105 6-108 6-205 6-206 6-301 6-303 6-306 6-307 6-320 6-402 6-503 6-602 7-104 7-203 7-205 7-304 7-308 7-309 7-318.1 7-402 7-509 8-103 8-206 8-401 8-402 8-404 8-406 8-408 8-503 8-521 8-523 8-725.4 8-904 9-124 9-204 9-205 9-503 9-506 10-110 10-201 10-301 10-306 10-308.1 10-402 10-404 10-413 10-418 10-502 10-507 10-611 10-907 11-303 11-306 11-307 12-102 12-103 12-104 12-105 12-109 12-203 12-204 12-205 12-302 13-401 13-602 13-1001 13-1004 13-1007 13-1024 14-114 14-1915 14-2902 14-2903 16-201 17-613 18-215 19-304 19-308 27-403 27-404 27-405 27-406 27-406.1 27-407 27-407.1 27-407.2',
  unlicensed,
);

/** § 10-301(f). Of three sections it names one paragraph: small damage, having and using, not selling. */
const shieldableDriving = `17-107 ${unlicensed} ${suspended}`;
export const shieldableSections = alsoOnTheRoad(
  '10-201(c)(2) 10-201(c)(3) 10-201(c)(4) 6-301(c) 6-402 5-601 5-618(a) 5-619(c)(2) 11-303 11-306',
  shieldableDriving,
);
export const shieldableInPart = '6-301(c) 5-618(a) 5-619(c)(2)';

/** § 8-302(a)(2), with every trespass of Title 6, Subtitle 4. */
const vacatableDriving = `13-401 13-409 16-112 16-301 ${shieldableDriving}`;
export const vacatableSections = alsoOnTheRoad(
  '3-322 5-601 5-618 5-620 6-205 6-301 6-402–6-410 7-104 8-103 8-303 8-503 9-501 9-502 9-503 10-201 11-107 11-303 11-306',
  vacatableDriving,
);
