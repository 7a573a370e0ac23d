export function AccessibilityTestScreen() {
  return <h1>Accessibility test</h1>;
}
