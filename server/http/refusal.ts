/** A "no" that is meant for whoever sent the request; its message and fields reach them as they are. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly statusCode: number;
  readonly code: string;
  readonly fields: Record<string, string> | undefined;

  constructor(statusCode: number, code: string, message: string, fields?: Record<string, string>) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.fields = fields;
  }
}
