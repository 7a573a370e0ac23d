import type { PlaceCode } from '@openslate/law/place/places.ts';

/**
 * More towns and counties, by the state that people mean by them. One that stands under two states is asked about. A name
 * that is an everyday word, or a person’s, counts only after “in”.
 */
const townsOf: Readonly<Partial<Record<PlaceCode, string>>> = {
  AL: 'gadsden, in hoover, in auburn, in decatur, madison county alabama, prattville, phenix city, opelika, enterprise alabama, florence al, anniston, bessemer',
  AK: 'sitka, ketchikan, kenai, mat su, bethel alaska, kodiak, palmer alaska',
  AZ: 'in chandler, in gilbert, in glendale, in surprise, pima county, pinal county, yavapai, mohave county, lake havasu, prescott, casa grande, sierra vista, goodyear arizona, avondale arizona, nogales, kingman',
  AR: 'springdale, jonesboro, in conway, in rogers, bentonville, hot springs, texarkana, pulaski county, west memphis',
  CA: 'santa ana, irvine, chula vista, in fremont, modesto, fontana, oxnard, moreno valley, santa clarita, in ontario, elk grove, inglewood, pomona, berkeley, palmdale, salinas, hayward, santa rosa, torrance, escondido, burbank, vallejo, visalia, santa barbara, redding, ventura, alameda county, kern county, in glendale, in pasadena, corona california, huntington beach, garden grove, oceanside, rancho cucamonga, el monte, antioch, merced, chico, tulare, san mateo, santa cruz, contra costa, solano county, in richmond ca, south central la, hemet, temecula, victorville, lodi, watts, san joaquin, in hollywood ca',
  CO: 'lakewood, thornton, greeley, grand junction, arvada, longmont, loveland, el paso county colorado, durango, jefferson county colorado, adams county colorado, arapahoe, weld county, westminster colorado',
  CT: 'norwalk, new britain, meriden, bristol ct, middletown ct, torrington, new london, west haven, east hartford, norwich ct',
  DE: 'sussex county, new castle county, kent county delaware, in newark de, in middletown de, georgetown delaware, rehoboth',
  FL: 'port st lucie, cape coral, pembroke pines, clearwater, palm bay, in lakeland, west palm beach, daytona beach, daytona, fort myers, sarasota, ocala, in naples, kissimmee, hillsborough county, duval county, pinellas, hialeah, in hollywood fl, pompano, boca raton, delray beach, key west, polk county florida, lee county florida, brevard, volusia, panama city, fort pierce, homestead florida, coral springs, bradenton, st pete, tally, miami gardens, alachua, escambia, palm beach, dade county, dade',
  GA: 'sandy springs, in roswell, marietta, valdosta, gwinnett, cobb county, clayton county, fulton, warner robins, rome ga, stone mountain, decatur ga, chatham county georgia, hinesville, lagrange ga, brunswick ga, richmond county georgia, bibb county',
  HI: 'kailua, kauai, big island, waikiki, kona, kaneohe, pearl city',
  ID: 'twin falls, in caldwell, ada county, canyon county, coeur dalene, moscow idaho, rexburg, kootenai, lewiston idaho',
  IL: 'elgin, champaign, waukegan, cicero, in bloomington, in decatur, dupage, will county, east st louis, carbondale, kankakee, evanston, schaumburg, urbana, moline, rock island, belleville, oak park, danville il, quincy il, mchenry county, st clair county, southside chicago, south side of chicago, skokie, kane county',
  IN: 'in carmel, fishers indiana, in bloomington, hammond, muncie, terre haute, kokomo, anderson indiana, elkhart, marion county indiana, lake county indiana, new albany, jeffersonville, michigan city, valparaiso, allen county indiana, noblesville, goshen indiana, merrillville, naptown',
  IA: 'in ames, council bluffs, dubuque, ankeny, polk county iowa, linn county, burlington iowa, scott county iowa, ottumwa, mason city, fort dodge, marshalltown, quad cities',
  KS: 'olathe, salina, johnson county kansas, sedgwick county, hutchinson, wyandotte county, garden city, dodge city, leavenworth, lenexa, shawnee county, emporia, manhattan ks',
  KY: 'owensboro, covington, paducah, hopkinsville, elizabethtown, florence ky, fayette county kentucky, jefferson county kentucky, richmond ky, pikeville, ashland ky',
  LA: 'kenner, bossier city, bossier, metairie, jefferson parish, houma, orleans parish, caddo parish, slidell, ouachita, monroe la, new iberia, st tammany, opelousas, terrebonne, calcasieu, hammond la',
  ME: 'biddeford, south portland, waterville maine, kennebec, cumberland county maine, penobscot, aroostook, sanford maine, westbrook maine',
  MD: 'rockville, gaithersburg, bowie, silver spring, in salisbury, ocean city, anne arundel, howard county, towson, baltimore county, harford county, cumberland md, waldorf, laurel md, upper marlboro, hyattsville, glen burnie, columbia md',
  MA: 'in cambridge, in quincy, somerville, framingham, dorchester, holyoke, roxbury, taunton, haverhill, chelsea ma, waltham, pittsfield, fitchburg, leominster, plymouth ma, cape cod, barnstable, malden, revere',
  MI: 'in warren, sterling heights, dearborn, livonia, pontiac, muskegon, oakland county, macomb, battle creek, genesee county, ingham county, kent county michigan, washtenaw, bay city, port huron, ypsilanti, traverse city, westland, southfield, benton harbor, jackson mi, inkster, hamtramck, midland michigan',
  MN: 'st cloud, ramsey county, mankato, anoka, dakota county, moorhead, in bloomington, brooklyn park, brooklyn center, winona, st louis county minnesota, bemidji, eagan, maplewood, olmsted county, washington county mn',
  MS: 'southaven, vicksburg, olive branch, pascagoula, columbus ms, starkville, natchez, hinds county, desoto county, harrison county mississippi, laurel ms, clarksdale, oxford ms',
  MO: 'in independence, joplin, st charles, jefferson city, st joseph, branson, cape girardeau, lees summit, st louis county, ferguson, florissant, jackson county missouri, greene county missouri, boone county missouri, sedalia, rolla',
  MT: 'kalispell, yellowstone county, flathead, havre, miles city, gallatin county, hamilton montana, lewistown',
  NE: 'in lincoln, grand island, kearney, douglas county nebraska, lancaster county nebraska, north platte, papillion, hastings nebraska, scottsbluff, sarpy county, fremont nebraska, norfolk nebraska',
  NV: 'carson city, elko, pahrump, washoe county, boulder city, mesquite nevada, sparks nevada, fallon nevada, winnemucca',
  NH: 'in derry, keene, hillsborough county nh, rockingham county, merrimack, portsmouth nh, laconia, salem nh, hampton beach, strafford county',
  NJ: 'in elizabeth, in clifton, passaic, in edison, toms river, hackensack, bergen county, essex county nj, hudson county, union city, bayonne, east orange, vineland, perth amboy, irvington, asbury park, monmouth county, ocean county, gloucester county, new brunswick, plainfield nj, cherry hill, morristown, middlesex county nj, camden county, union county nj',
  NM: 'rio rancho, farmington, hobbs, in roswell, carlsbad new mexico, gallup, clovis, bernalillo, dona ana, alamogordo, espanola, los lunas, taos',
  NY: 'utica, white plains, nassau county, suffolk county ny, schenectady, poughkeepsie, westchester, binghamton, new rochelle, mount vernon ny, hempstead, harlem, erie county ny, monroe county ny, niagara falls, troy ny, newburgh, elmira, ithaca, watertown ny, jamestown ny, rockland county, dutchess county, onondaga, kings county, staten island, rikers, flatbush, saratoga, plattsburgh, glens falls, kingston ny',
  NC: 'in cary, high point, gastonia, wake county, guilford county, forsyth county nc, cumberland county nc, rocky mount, hickory nc, burlington nc, kannapolis, onslow, jacksonville nc, goldsboro, buncombe, new hanover, chapel hill, iredell, statesville, lumberton, robeson county, durham county, union county nc, salisbury nc',
  ND: 'williston, dickinson, mandan, jamestown nd, cass county north dakota, burleigh, ward county north dakota, west fargo',
  OH: 'parma, lorain, in mansfield, hamilton county ohio, franklin county ohio, elyria, warren ohio, lima ohio, montgomery county ohio, summit county ohio, mahoning, stark county, lucas county, butler county ohio, in hamilton ohio, zanesville, sandusky, newark ohio, lakewood ohio, euclid, trumbull, chillicothe, portsmouth ohio, steubenville, findlay',
  OK: 'broken arrow, edmond, in moore, in enid, stillwater, muskogee, midwest city, bartlesville, shawnee ok, ardmore, ponca city, tulsa county, oklahoma county, cleveland county oklahoma, mcalester',
  OR: 'hillsboro, in bend, beaverton, corvallis, multnomah, clackamas, lane county oregon, marion county oregon, grants pass, klamath falls, roseburg, albany or, albany oregon, deschutes, washington county oregon, coos bay, pendleton, hermiston',
  PA: 'in bethlehem, wilkes barre, altoona, delco, bucks county, montco, chester pa, delaware county pa, lehigh, luzerne, lackawanna, dauphin county, berks county, williamsport, johnstown, state college, norristown, hazleton, in reading pa, northampton county, westmoreland county, upper darby, chester county, cumberland county pa, york county pa, pottsville, new castle pa, mckeesport',
  RI: 'woonsocket, central falls, east providence, newport ri, kent county ri, westerly ri, coventry ri',
  SC: 'in sumter, north charleston, anderson sc, horry county, richland county sc, florence sc, aiken, orangeburg, lexington county sc, hilton head, beaufort sc, goose creek, summerville, york county sc, conway sc, lancaster sc, spartanburg county',
  SD: 'in pierre, watertown sd, brookings, mitchell sd, minnehaha, pennington county, yankton, sturgis, pine ridge',
  TN: 'johnson city, shelby county, davidson county, kingsport, murfreesboro, cookeville, hamilton county tennessee, knox county tennessee, rutherford county tennessee, sevierville, cleveland tn, bristol tn, smyrna tn, hendersonville tn, lebanon tn, montgomery county tennessee, columbia tn',
  TX: 'garland, irving, amarillo, grand prairie, brownsville, mckinney, frisco, killeen, mcallen, waco, denton, in midland, beaumont, odessa, in tyler, abilene, galveston, round rock, wichita falls, tarrant county, in pasadena, collin county, bell county, hidalgo county, lubbock county, nueces county, el paso county, williamson county, fort bend, montgomery county texas, conroe, longview, sugar land, pearland, mesquite, carrollton, harlingen, edinburg, san marcos, college station, dfw, htx, san angelo, victoria tx, del rio, eagle pass, lewisville, temple tx, baytown, lufkin, nacogdoches, h town',
  UT: 'west valley city, west valley, west jordan, orem, in sandy, st george, layton, weber county, davis county, utah county, salt lake county, logan utah, lehi, tooele, cedar city, clearfield utah, washington county utah, vernal',
  VT: 'brattleboro, in barre, bennington, chittenden, st albans, winooski, windsor county, st johnsbury, middlebury, in burlington',
  VA: 'in alexandria, in hampton, in portsmouth, lynchburg, charlottesville, henrico, loudoun, prince william, chesterfield, danville va, harrisonburg, fredericksburg, petersburg, stafford county, winchester va, manassas, suffolk va, leesburg, spotsylvania, nova virginia, northern virginia, staunton, bristol va, blacksburg',
  WA: 'in kent, renton, federal way, bellingham, olympia, pierce county, tri cities, kennewick, pasco washington, richland washington, snohomish, clark county washington, bremerton, thurston county, kitsap, whatcom, walla walla, wenatchee, longview washington, puyallup, lakewood washington, marysville, yakima county, spokane county, moses lake, auburn washington, mount vernon wa',
  WV: 'beckley, martinsburg, fairmont wv, clarksburg wv, kanawha, weirton, bluefield, berkeley county, cabell, princeton wv, logan wv, elkins',
  WI: 'appleton, waukesha, eau claire, oshkosh, janesville, la crosse, wausau, dane county, fond du lac, beloit, sheboygan, west allis, milwaukee county, brown county wisconsin, superior wisconsin, manitowoc, rock county, stevens point',
  WY: 'rock springs, jackson hole, sheridan, natrona, laramie county, cody, riverton wyoming, evanston wyoming, green river wyoming, teton county',
};

/** Each town with the states it may stand in. */
export const towns: Readonly<Record<string, readonly PlaceCode[]>> = Object.entries(townsOf).reduce(
  (known: Record<string, readonly PlaceCode[]>, [code, names]) => {
    for (const name of names.split(', ')) known[name] = [...(known[name] ?? []), code as PlaceCode];
    return known;
  },
  {},
);
