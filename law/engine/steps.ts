/**
 * How much has been worked out so far: a step is a condition answered, a few words put together, or a charge laid out to
 * be judged. It counts, and looks at no clock, so that a budget of steps leaves out the same on every machine.
 */
export const steps = { taken: 0 };
