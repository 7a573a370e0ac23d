import { codeOf, StartProblem } from './start-problem.ts';

export function explainListening(error: unknown, host: string, port: number): Error {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new StartProblem(
        `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port === 65_535 ? 3000 : port + 1} npm start`,
      );
    case 'EACCES':
      return new StartProblem(
        `This user may not listen on port ${port}. Choose one above 1023: PORT=3000 npm start`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartProblem(
        `HOST ${host} is not an address of this machine. Leave HOST out to listen on all of them.`,
      );
    default:
      return error instanceof Error ? error : new Error(String(error));
  }
}

export function explainDataDir(error: unknown, dataDir: string): Error {
  return new StartProblem(
    `The data folder ${dataDir} can't be written to (${codeOf(error) ?? 'unknown reason'}). ` +
      'Give this user the right to, or set DATA_DIR to another folder.',
  );
}
