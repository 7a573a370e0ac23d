/** A section that several lists name stands here once. */

/** Named in ss. 775.084(1)(b)1., 776.08 and 943.0584 alike. */
const violentEverywhere =
  '782.04 782.07 784.021 784.045 787.01 794.011 806.01 812.13 812.131 812.133 812.135';

const forcibleAndBarred = '782.065 782.071 782.072 782.09 784.048 860.16';

/** Section 776.08: forcible felonies by name. */
export const forcibleByName = `${violentEverywhere} ${forcibleAndBarred} 782.051 790.161 790.1615 810.02`;

/** Section 943.0435(1)(h)1.a.(I): the other crimes that call for registration, beside holding a minor. */
export const registered = `
  393.135(2) 394.4593(2) 787.025(2)(c) 787.06(3)(b) 787.06(3)(d) 787.06(3)(f) 787.06(3)(g) 787.06(3)(h) 787.06(5)
  794.011 794.05 796.03 796.035 800.04 810.145(8) 825.1025 827.071 847.0133 847.0135 847.0137 847.0138 847.0145
  916.1075(2) 985.701(1)
`;

/** Sections that s. 943.0584 lists whole. Chapters 552, 794 and 839 are on it too. */
export const barred = `
  ${violentEverywhere} ${forcibleAndBarred} ${registered} 393.135 394.4593 775.30 784.041 787.02 787.025 787.06 810.14
  810.145 817.034 893.135 916.1075
`;

/** Section 775.084(1)(b)1., felonies that trafficking victims cannot clear. */
export const violent = `${violentEverywhere} 784.048(3) 784.048(4) 784.048(5) 790.161 810.02(2) 825.102(2) 827.03(2)(a)`;
