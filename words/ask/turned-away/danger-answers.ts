import type { Answer, Source } from '../answer.ts';
import { decline } from './turned.ts';

/** What is said to somebody in danger, in the language in which they told it. */
export type DangerAnswer = { readonly english: Answer; readonly spanish: Answer };

function bothWays(
  english: string,
  spanish: string,
  { links = [], source }: { links?: readonly string[]; source?: Source } = {},
): DangerAnswer {
  const said = (text: string): Answer => ({
    ...decline('danger', text, links),
    sources: source ? [source] : [],
  });
  return { english: said(english), spanish: { ...said(spanish), lang: 'es' } };
}

const lifeline: Source = { label: '988 Suicide & Crisis Lifeline', url: 'https://988lifeline.org/' };

export const inDanger = bothWays(
  'If you are in danger now, call 911. If it is not safe to talk, you can text 911 in many places. Go where other people are, if you can.',
  'Si corre peligro ahora, llame al 911. Si no es seguro hablar, en muchos lugares puede enviar un texto al 911. Si puede, vaya a donde haya otras personas.',
);

export const policeNow = bothWays(
  'Stay calm, and keep your hands where they can be seen. You may say: “I want to stay silent, and I want a lawyer.” Then ask for a public defender. Do not run, and do not argue. We cannot help with what is happening right now.',
  'Mantenga la calma y deje las manos a la vista. Puede decir: “Quiero guardar silencio y quiero un abogado”. Luego pida un defensor público. No corra y no discuta. No podemos ayudar con lo que pasa en este momento.',
  { links: ['/attorney-finder'] },
);

export const heldBySomebody = bothWays(
  'You may be a victim, and there is help. If you are in danger now, call 911. The National Human Trafficking Hotline is 888-373-7888, day and night. What you were made to do may be cleared later.',
  'Puede ser que usted sea víctima, y hay ayuda. Si corre peligro ahora, llame al 911. La Línea Nacional contra la Trata de Personas es 888-373-7888, de día y de noche. Lo que le obligaron a hacer tal vez se pueda borrar después.',
  {
    links: ['/attorney-finder'],
    source: { label: 'National Human Trafficking Hotline', url: 'https://humantraffickinghotline.org/' },
  },
);

export const ownLife = bothWays(
  'You do not have to carry this alone. Call or text 988 now. A person answers, day and night, and it is free. If you are in danger this minute, call 911.',
  'No tiene que cargar con esto a solas. Llame o envíe un texto al 988, oprima 2 para español. Una persona contesta, de día y de noche, y es gratis. Si corre peligro en este momento, llame al 911.',
  { source: lifeline },
);

export const otherLife = bothWays(
  'Call 911 now, and say where the person is, if you know it. Call or text 988 too. A person answers, day and night, and can tell you what to say.',
  'Llame al 911 ahora y diga dónde está la persona, si lo sabe. Llame o envíe un texto también al 988, oprima 2 para español. Una persona contesta, de día y de noche, y le dirá qué decir.',
  { source: lifeline },
);

export const wantsToHurt = bothWays(
  'It sounds as if it is too much right now. Please call or text 988, day and night, before you do anything. If somebody is in danger, call 911.',
  'Parece que ahora mismo es demasiado. Antes de hacer nada, llame o envíe un texto al 988, oprima 2 para español, de día o de noche. Si alguien corre peligro, llame al 911.',
);

export const needsDoctor = bothWays(
  'Call 911 now. Stay with the person, if you can, and do what the operator says. For a talk with somebody, call or text 988, day and night.',
  'Llame al 911 ahora. Quédese con la persona, si puede, y haga lo que le digan por teléfono. Para hablar con alguien, llame o envíe un texto al 988, oprima 2 para español, de día y de noche.',
);
