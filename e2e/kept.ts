/** What a device keeps of an assessment that somebody has just begun. */
export function answersFor(place: string): Record<string, string> {
  const progress = { selectedState: place, currentStep: 'review', answers: { charges: [{ id: 'c1' }] } };
  return { assessment_progress: JSON.stringify(progress) };
}
