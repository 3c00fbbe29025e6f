/** What makes a named day another one, or none, one entry a language: alternatives of regular expressions, folded. */
export interface OtherDays {
  /** Before a day that is not wanted. */
  except: string;
  /** With it a named day is counted on from, or is a feast that moves: "a week from Tuesday", "Good Friday". */
  moved: string;
  /** The week after this one: a weekday beside it is of that week. */
  nextWeek: string;
  /** Before the day that something is moved to. */
  toDay: string;
}

export const otherDays: Record<string, OtherDays> = {
  en: {
    except: 'not|except|other than|anything but|instead of',
    moved:
      '(?<!next )weeks? (?:from|on|after)|day week|(?:tomorrow|today) week|in (?:a|one|two|three) weeks?|in a fortnight|easter|good friday|palm sunday|black friday|whit (?:sunday|monday)|pentecost',
    nextWeek: 'next week',
    toDay: 'to',
  },
  de: {
    except: 'nicht|ausser|statt|anstatt',
    moved: 'in (?:einer|1|zwei|2|drei|3) wochen?|in (?:acht|8|14|vierzehn) tagen|ostern|pfingsten',
    nextWeek: '(?:in der )?(?:nachste[nr]?|kommende[nr]?) woche',
    toDay: 'auf',
  },
  es: {
    except: 'no|menos|excepto|salvo|en vez de|en lugar de',
    moved:
      'en (?:una|dos|tres) semanas?|dentro de (?:una|dos|tres) semanas?|en ocho dias|pascua|de resurreccion|viernes santo|jueves santo|de ramos',
    nextWeek: '(?:de )?la (?:semana que viene|proxima semana|semana proxima)|proxima semana',
    toDay: 'a|al|para',
  },
  fr: {
    except: 'pas|sauf|hormis|excepte|au lieu de',
    moved:
      'en (?:huit|quinze|8|15)|dans (?:une|deux|trois) semaines?|paques|pentecote|vendredi saint|des rameaux',
    nextWeek: '(?:de )?la semaine prochaine|semaine prochaine',
    toDay: 'a|au|pour',
  },
  it: {
    except: 'non|tranne|eccetto|salvo|invece di',
    moved: '(?:tra|fra) (?:una|due|tre) settiman[ae]|(?:a|tra) otto giorni|pasqua|venerdi santo|delle palme',
    nextWeek:
      '(?:del)?la (?:settimana prossima|prossima settimana)|(?:settimana prossima|prossima settimana)',
    toDay: 'a|al|per',
  },
  pt: {
    except: 'nao|menos|exceto|salvo|em vez de',
    moved: '(?:daqui a|dentro de|em) (?:uma|duas|tres) semanas?|pascoa|sexta[- ](?:feira )?santa|de ramos',
    nextWeek: '(?:[dn]a )?(?:proxima semana|semana que vem)',
    toDay: 'para',
  },
  nl: {
    except: 'niet|behalve|in plaats van',
    moved: 'over (?:een|twee|drie) (?:week|weken)|goede vrijdag|pasen|pinksteren',
    nextWeek: 'volgende week',
    toDay: 'naar',
  },
  pl: {
    except: 'nie|oprocz|poza|zamiast',
    moved: 'za (?:tydzien|dwa tygodnie|trzy tygodnie)|wielki (?:piatek|czwartek)|wielkanoc\\p{L}*|palmowa',
    nextWeek: '(?:w )?(?:przyszlym|nastepnym) tygodniu|(?:przyszlego|nastepnego) tygodnia',
    toDay: 'na',
  },
  ro: {
    except: 'nu|in afara de|exceptand|in loc de',
    moved:
      'peste (?:o saptamana|doua saptamani|trei saptamani)|vinerea mare|pastel[eu]\\p{L}*|de paste|florii\\p{L}*',
    nextWeek: '(?:de )?saptamana viitoare',
    toDay: 'pe|la',
  },
  ja: {
    except: '(?!)',
    moved: '週間後|イースター|以外|ではなく|じゃなくて',
    toDay: '(?!)',
    nextWeek: '来週の?',
  },
};
