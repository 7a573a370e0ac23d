/** A page of a record that opens. */
export function LogoMark({ size = 34 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 34 34"
      aria-hidden="true"
      focusable="false"
      className="flex-none"
    >
      <rect x="3" y="5" width="22" height="26" rx="4" fill="none" stroke="currentColor" strokeWidth="2.4" />
      <path
        d="M14 18 L31 7 L31 27 L14 31 Z"
        fill="var(--sun)"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
    </svg>
  );
}
