import { type PlaceCode, places } from './places.ts';

/** Whose pages people may be sent to. */
export type HostKind =
  | 'court'
  /** Police, prosecutors, public defenders, departments: an office of the government that is no court. */
  | 'agency'
  | 'legislature'
  | 'legal aid'
  | 'bar association'
  /** Known groups and tools that help for free, and those who collect the law of many places. */
  | 'nonprofit'
  | 'university'
  /** A stable free copy of the law, where its own page is not at hand. */
  | 'copy of the law';

/**
 * The hosts, each with all that stands under it. A page of the government is here by name too, unless its address says of
 * which state it is: many sites that end in .gov show what others wrote.
 */
const hosts: Readonly<Record<HostKind, string>> = {
  court: `arcourts.gov kscourts.gov nmcourts.gov courtswv.gov courtnewsohio.gov franklincountyohio.gov azcourts.gov alacourt.gov azcourthelp.org cookcountyprobatecourt.com denvercountycourt.org coloradojudicial.gov hamiltonclerk.com kycourts.gov lancasterpaclerkofcourts.com
    mchenrycircuitclerk.org mdcourts.gov mncourts.gov ndcourts.gov nccourts.gov njcourts.gov nycourts.gov pacourts.us tncourts.gov txcourts.gov
    nmonesource.com oscn.net sccourts.org uscourts.gov utcourts.gov vermontjudiciary.org vtcourts.gov wicourts.gov kansasjudicialcouncil.org opkansas.org arlingtonva.us kwc.gov circuitclerkofwillcounty.com illinoiscourts.gov`,
  agency: `mass.gov publiccounsel.net
    hamiltoncountypd.org ohioattorneygeneral.gov pima.gov maricopa.gov azdps.gov alea.gov brooklynda.org cbirecordscheck.com cherokeega-sheriff.org clarkcountynv.gov cjis.gov consumerfinance.gov cookcountypublicdefender.org countyofmonterey.gov dcda.us dojmt.gov
    denverlibrary.org eeoc.gov evansvillegov.org fbi.gov ftc.gov gtcountymi.gov hindsda.com horrycountysc.gov justice.gov kingcounty.gov libertycountyga.gov
    linncountyor.gov lvmpd.com lsp.org pdsdc.org miamisao.com mijackson.org msdeltada.com ncsbi.gov njecpo.org njsp.gov saltlakecounty.gov santaquin.org scsolicitor1.org scsolicitor14.org scsolicitor8.org scvotes.gov sdsos.gov slco.org tennesseeda.gov
    tularecountypublicdefender.com wisconsinappeals.net wisdoj.gov
    wyo.gov yolocountypublicdefender.com`,
  legislature: `delcode.delaware.gov
    malegislature.gov
    wvlegislature.gov oklegislature.gov codes.ohio.gov azleg.gov congress.gov cga.ct.gov nebraskalegislature.gov revisor.mn.gov akleg.gov capitol.hawaii.gov gencourt.state.nh.us iga.in.gov gencourt.state.nh.us iga.in.gov revisor.mo.gov dccouncil.gov flsenate.gov ilga.gov ncleg.gov nysenate.gov oregonlegislature.gov rilegislature.gov
    pacodeandbulletin.gov scstatehouse.gov sdlegislature.gov ksrevisor.gov uscode.house.gov ecfr.gov govinfo.gov
    legmt.gov`,
  'legal aid': `masslegalhelp.org masslegalservices.org communitylegal.org
    legalaidwv.org arlawhelp.org ohiojpc.org ohiolegalhelp.org lasclev.org clsaz.org azlawhelp.org ctlawhelp.org ctlegal.org 603legalaid.org alsc-law.org lsem.org lsosm.org mmls.org arlegalservices.org charlottelegaladvocacy.org clear-clinic.org cleanslatepathway.org clsmf.org clsphila.org
    coloradolegalservices.org ebclc.org expungement.works fljc.org georgialegalaid.org gjp.org help4tn.org idaholegalaid.org iella.org indianalegalhelp.org indianalegalservices.org iowalegalaid.org jaxlegalaid.org justice4all.org kansaslegalservices.org klaid.org kyjustice.org la-law.org lablaw.org lac.org las.org legalaiddc.org legalaidnc.org
    legalaidnyc.org lonestarlegal.org lsnjlaw.org mdlab.org michiganlegalhelp.org montanalawhelp.org mils3.org mscenterforjustice.org lsnd.org mvlslaw.org mycleanslatepa.com nevadalegalservices.org legalaidofnebraska.org vlnmn.org lawhelpmn.org ojrc.info
    oklaw.org palegalaid.net peoples-law.org scjustice.org sclegal.org sdlawhelp.org sjlegalservices.org plsephilly.org pslegal.org ptla.org texaslawhelp.org trla.org utahlegalservices.org vljnj.org vlbham.org
    vtlawhelp.org washingtonlawhelp.org wtls.org`,
  'bar association':
    'bostonbar.org clarkcountybar.org cobar.org mobar.org mbabar.org ncbar.org oregonstatebar.org scbar.org wisbar.org wvbar.org',
  nonprofit: `ohioexpeditedpardon.org opportunityport.org azexpunge.org aclu-nm.org acluhi.org aclukansas.org anewwayoflife.org ccresourcecenter.org cleanslateclearinghouse.org cleanslateco.org
    cleanslatect.org cleanslateinitiative.org cleanslateutah.org clearmyrecord.org clearviction.org expungecolorado.org expungemississippi.com f5project.org
    freedomnetworkusa.org humantraffickinghotline.org jaclouisiana.org justiceforwardvafoundation.org liftwisconsin.org ncjustice.org ncsecondchance.org nlg.org
    cleanslatede.org
    rootandrebound.org safeandjustmi.org`,
  university:
    'cornell.edu hawaii.edu law.indiana.edu mckinneylaw.iu.edu law.uga.edu law.utexas.edu law.utk.edu loyno.edu tennessee.edu law.wvu.edu moritzlaw.osu.edu sog.unc.edu',
  'copy of the law': 'law.cornell.edu law.justia.com public.law regulations.justia.com',
};

const kinds = new Map(
  Object.entries(hosts).flatMap(([kind, names]) =>
    names.split(/\s+/).map((name) => [name, kind as HostKind] as const),
  ),
);

/** `legislature.mi.gov`, `www.courts.michigan.gov`, `www.fdle.state.fl.us`, `co.washburn.wi.us` */
const ofState = /(?:^|\.)(?:(?<word>[a-z]{2,30})\.gov|(?:state|co\.[a-z-]{1,30})\.(?<code>[a-z]{2})\.us)$/;
const ownWords = new Map(
  places
    .filter(({ code }) => code !== 'US')
    .flatMap(({ code, name }) => [
      [code.toLowerCase(), code] as const,
      [name.toLowerCase().replaceAll(' ', ''), code] as const,
    ]),
);

/** Who stands behind a page, and of which state if it is a state's; nothing, if nobody is sent to such pages. */
export function hostOf(page: string): { kind: HostKind; state?: PlaceCode } | undefined {
  const hostname = /^https:\/\/([a-z0-9.-]+)(?=[/?#]|$)/.exec(page)?.[1];
  if (hostname === undefined) return undefined;
  const parts = hostname.split('.');
  const named = parts.map((_, index) => kinds.get(parts.slice(index).join('.'))).find(Boolean);
  if (named) return { kind: named };
  const { word, code } = ofState.exec(hostname)?.groups ?? {};
  const state = ownWords.get(word ?? code ?? '');
  return state && { kind: kindOf(hostname), state };
}

function kindOf(hostname: string): HostKind {
  if (/court|judicia/.test(hostname)) return 'court';
  return /(?:^|\.)(?:le|law|statutes|[a-z]{0,20}leg[a-z]{0,20})\./.test(hostname) ? 'legislature' : 'agency';
}

/** Whether somebody of this place may be sent to this page. A state's own pages are for its own people. */
export function mayLink(page: string, place: PlaceCode): boolean {
  const host = hostOf(page);
  return host !== undefined && (host.state === undefined || host.state === place);
}
