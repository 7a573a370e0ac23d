import { Link } from 'react-router';

type InquiryProps = { heading: string; purpose: string; address: string | undefined };

/** Whom to write to. The address is the operator's; without one, the page says so. */
export function InquiryScreen({ heading, purpose, address }: InquiryProps) {
  return (
    <div className="page reading py-12">
      <h1>{heading}</h1>
      <p className="mt-4 text-lg text-soft">{purpose}</p>
      {address ? (
        <p className="mt-6">
          Write to <a href={`mailto:${address}`}>{address}</a>.
        </p>
      ) : (
        <p className="mt-6">The people who run this copy of OpenSlate have not given an address yet.</p>
      )}
      <p className="mt-6 text-soft">
        Please leave out names, case numbers and other details that could identify you. More is under{' '}
        <Link to="/help">Help</Link>.
      </p>
    </div>
  );
}
