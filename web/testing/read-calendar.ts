import ICAL from 'ical.js';

export type CalendarEntry = {
  readonly id: string;
  /** Its first day and the one after its last. */
  readonly date: string;
  readonly end: string;
  readonly isWholeDay: boolean;
  readonly title: string;
  readonly about: string;
  readonly alarms: readonly { readonly after: string; readonly says: string }[];
};

/** Opens a calendar file as a calendar would, and says what is in it. */
export function readCalendar(file: string): CalendarEntry[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      id: event.uid,
      date: event.startDate.toString(),
      end: event.endDate.toString(),
      isWholeDay: event.startDate.isDate,
      title: event.summary,
      about: event.description,
      alarms: component.getAllSubcomponents('valarm').map((alarm) => ({
        after: String(alarm.getFirstPropertyValue('trigger')),
        says: String(alarm.getFirstPropertyValue('description')),
      })),
    };
  });
}
