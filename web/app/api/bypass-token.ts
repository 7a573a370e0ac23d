/** Passes for a session in the development server alone. Apart from its use, so that a test can look for it elsewhere. */
export const bypassToken = 'openslate-development-bypass';
