const lawyersByFtc =
  'https://consumer.ftc.gov/consumer-alerts/2021/12/look-beyond-award-when-you-hire-lawyer';

/** What to ask and what to pay, for people whom legal aid cannot take. */
export function ChooseLawyer() {
  return (
    <section aria-labelledby="choose-a-lawyer" className="reading mt-12">
      <h2 id="choose-a-lawyer">If you pay a lawyer</h2>
      <p className="mt-2">
        Many people clear a record without one. A lawyer is worth it if the state may object, if you have
        several cases, or if you are not a citizen. Talk with more than one before you choose.
      </p>
      <h3 className="mt-5 text-[1.15rem]">What to ask</h3>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        <li>Have you cleared records in this court? How many in the last year?</li>
        <li>Which law do you want to use, and what may go wrong?</li>
        <li>Who does the work, and who goes to the hearing with me?</li>
        <li>What is your whole price? Does it hold the court’s fee, the copies and the record?</li>
        <li>What happens with my money if the judge says no?</li>
        <li>How long will it take, and how do I hear from you?</li>
      </ul>
      <h3 className="mt-5 text-[1.15rem]">What it should cost</h3>
      <p className="mt-2">
        Ask for one price for the whole case, in writing, before you pay. The court’s own fee comes on top,
        and many courts waive it if you have little money. Your result shows the fee of each way we know. If
        the law clears your record by itself, there may be nothing to pay for.
      </p>
      <p className="mt-2">
        Seals and badges on a website can be bought. Look the lawyer up at the bar association of your state:
        it shows if they may practice, and if they were ever punished.{' '}
        <a href={lawyersByFtc} rel="noreferrer">
          Read what the Federal Trade Commission says
        </a>
        .
      </p>
    </section>
  );
}

/** How to tell somebody who helps from somebody who takes. */
export function SpotScams() {
  return (
    <section aria-labelledby="spot-scams" className="reading mt-12">
      <h2 id="spot-scams">Signs that something is wrong</h2>
      <ul className="mt-2 list-disc space-y-2 pl-5">
        <li>
          <strong>They promise that it works.</strong> A judge decides. Nobody can promise you the outcome.
        </li>
        <li>
          <strong>They clear “all states” or “the whole internet”.</strong> Each state has its own law, and
          each court its own order.
        </li>
        <li>
          <strong>They want money before they look at your record.</strong> Nobody can know what is possible
          without it.
        </li>
        <li>
          <strong>They call you, and it is urgent.</strong> Courts send paper. They do not ask for gift cards
          or transfers.
        </li>
        <li>
          <strong>They sell you a form.</strong> Courts give their forms away. Our guides link to them.
        </li>
        <li>
          <strong>They do not name a lawyer.</strong> Ask who does the legal work, and look that name up.
        </li>
      </ul>
      <p className="mt-3">
        Did somebody take your money?{' '}
        <a href="https://reportfraud.ftc.gov/" rel="noreferrer">
          Report it to the Federal Trade Commission
        </a>
        , and to the attorney general of your state.
      </p>
    </section>
  );
}
