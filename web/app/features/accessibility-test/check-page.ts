import { part } from '../../parts/part.ts';

/** It weighs more than the rest of the site, so it comes only when asked for. */
const checker = part(() => import('axe-core').then(({ default: axe }) => axe));

export type Finding = {
  rule: string;
  help: string;
  helpUrl: string;
  targets: string[];
};

export type CheckResult = { passed: number; findings: Finding[] };

/** Runs axe on the page as it stands. */
export async function checkPage(): Promise<CheckResult> {
  const axe = await checker.load();
  const { passes, violations } = await axe.run(document, {
    resultTypes: ['passes', 'violations'],
    // Off by default in axe, though thumbs need it.
    rules: { 'target-size': { enabled: true } },
  });
  return {
    passed: passes.length,
    findings: violations.map(({ id, help, helpUrl, nodes }) => ({
      rule: id,
      help,
      helpUrl,
      targets: nodes.map((node) => node.target.flat().join(' ')),
    })),
  };
}
