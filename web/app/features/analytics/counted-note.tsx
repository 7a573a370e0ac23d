import { Link } from 'react-router';

/** Where questions are asked, people are told what is counted meanwhile. */
export function CountedNote() {
  return (
    <p className="mt-4 text-[0.95rem] text-soft">
      We count how many people get this far, and in which state. Never who you are, and never what you answer.{' '}
      <Link to="/analytics">See what we count, or switch it off</Link>.
    </p>
  );
}
