const hour = 3_600_000;

/**
 * Tells where another program has another time than we do. The tests hold on any day, which is seen by running them
 * under `faketime`; not every program can be moved with them.
 */
export function tellIfApart(program: string, theirTime: number): void {
  if (Math.abs(theirTime - Date.now()) < hour) return;
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  console.log(`${program} stays at ${day(theirTime)}, while the tests run on ${day(Date.now())}.`);
}
