import { worded } from '../worded.ts';
import {
  heldBySomebody,
  inDanger,
  needsDoctor,
  otherLife,
  ownLife,
  policeNow,
  wantsToHurt,
} from './danger-answers.ts';
import type { Turned } from './turned.ts';

const past =
  /\b(?:(?:19|20)\d\d|hace (?:\w+ )?(?:anos?|meses)|ano pasado|condena\w*|desestim\w+|antecedentes|borrar|sellar|limpiar|record)\b/;

/** Danger as it is told in Spanish, without accents and signs. */
export const dangerInSpanish: readonly Turned[] = [
  {
    found: worded`
      me (?:obligan?|fuerzan?|obligo|obligaron) a (?:prostituirme|vender\w*|tener sexo|acostarme|trabajar|hacerlo|bailar)
      me (?:quito|quitaron|tienen?|guardan?) (?:el|mi|los|mis) (?:pasaporte|documentos|papeles|id|identificacion)
      me tienen? (?:encerrad[oa]|secuestrad[oa]|amarrad[oa])
      no (?:me|nos) dejan? (?:salir|ir|irme|hablar con nadie)
    `,
    answer: heldBySomebody.spanish,
  },
  {
    found: worded`
      mi (?:hij[oa]|herman[oa]|amig[oa]|espos[oa]|novi[oa]|mama|papa|madre|padre|prim[oa]|nieto|nieta)(?: \w+){0,6} (?:se quiere (?:morir|matar)|quiere (?:morir\w*|matarse|suicidarse)|se va a (?:matar|suicidar)|no quiere vivir|va a suicidarse)
      se (?:quiere|va a) (?:matar|suicidar|quitar la vida)
    `,
    answer: otherLife.spanish,
  },
  {
    found: worded`
      (?:me|se) (?:tome|tomo|trague|trago) (?:muchas|todas(?: las)?|un monton de|demasiadas) pastillas
      sobredosis
      no (?:esta respirando|respira|puedo respirar|puede respirar)
      (?:esta|estoy) (?:sangrando|desmayad[oa]|inconsciente)
    `,
    answer: needsDoctor.spanish,
  },
  {
    found: worded`
      (?:me )?quiero (?:morir\w*|matarme|suicidarme|quitarme la vida|acabar con (?:mi vida|todo)|hacerme dano|lastimarme|desaparecer)
      me (?:quiero|voy a) (?:matar|morir|suicidar|quitar la vida|hacer dano)
      (?:matarme|suicidarme|suicidio|quitarme la vida|cortarme las venas|hacerme dano)
      (?:ya )?no (?:quiero|puedo|tengo ganas de|tengo razon para|vale la pena|hay razon para|tiene sentido) (?:seguir )?(?:vivir|viviendo|vivo|viva|existir)
      (?:para que|no se para que) (?:seguir )?(?:vivir|viviendo|vivo)
      (?:mejor|quisiera estar|deberia estar|ojala estuviera) (?:muert[oa])
      (?:acabar|terminar) con mi vida
      (?:ya )?no (?:aguanto|puedo) mas(?: (?:con )?(?:esto|esta vida|la vida))?
      tomarme (?:todas )?(?:las |unas )?pastillas
    `,
    answer: ownLife.spanish,
  },
  {
    found: worded`
      (?:voy a|quiero) (?:matar|golpear|herir|apunalar|lastimar) (?:a(?:l)? )?(?:juez|fiscal|policia|jefe|mi ex|mi jefe|esposa|esposo|mi espos[oa]|el|ella|alguien)
    `,
    answer: wantsToHurt.spanish,
  },
  {
    found: worded`
      me (?:quiere|va a|quieren|van a) (?:matar|golpear|lastimar|hacer dano|violar|disparar)
      me (?:esta|estan|anda|andan) (?:pegando|golpeando|amenazando|siguiendo|persiguiendo|ahorcando|acosando|buscando para matarme)
      me (?:pega|golpea|amenaza|ahorca|maltrata|persigue|viola|patea)
      me (?:golpeo|pego|amenazo|violo|violaron|ahorco|apunto)
      (?:tiene|trae|con) (?:un |una )?(?:pistola|arma|cuchillo|navaja|machete)
      (?:esta|estan) (?:afuera|fuera) de (?:mi|la) (?:casa|puerta|trabajo)
      (?:estoy|estamos|corro|corremos)(?: en)? peligro
      (?:le )?tengo (?:mucho )?miedo (?:de|a|que)(?: \w+){0,3} (?:me|el|ella|esposo|novio|ex|pareja|marido|mate|haga)
      tengo miedo de (?:mi|el|ella|volver|ir a (?:mi )?casa)
    `,
    unless: /\b(?:policia|migra|ice|(?:19|20)\d\d|condena\w*)\b/,
    answer: inDanger.spanish,
  },
  {
    found: worded`
      (?:la )?(?:policia|migra|ice|inmigracion|patrulla|sheriff|agentes?)(?: \w+){0,2} (?:esta|estan|llego|llegaron|vino|vinieron|anda|viene|vienen|me (?:paro|detuvo|esta|estan|quiere|pregunta|sigue)|quiere|quieren|toca|tocando)
      (?:esta|estan|llego|llegaron|vino|viene|ahi esta|me paro|me detuvo|me esta parando) (?:aqui )?(?:la |el )?(?:policia|migra|ice|inmigracion|patrulla)
      me (?:estan|esta) (?:arrestando|deteniendo|esposando|interrogando|parando)
      (?:estoy|me tienen) (?:detenid[oa]|arrestad[oa]|esposad[oa])(?: \w+){0,3} (?:ahora|ahorita|aqui|en este momento)
    `,
    unless: past,
    answer: policeNow.spanish,
  },
];
