/** Enough to know a name by: the most given first names of the last hundred years in the US, English and Spanish. */
const firstNames: ReadonlySet<string> = new Set(
  (
    'james mary michael patricia robert jennifer john linda david elizabeth william barbara richard susan joseph ' +
    'jessica thomas karen christopher sarah charles lisa daniel nancy matthew sandra anthony betty mark ashley ' +
    'donald emily steven kimberly andrew margaret paul donna joshua michelle kenneth carol kevin amanda brian ' +
    'melissa timothy deborah ronald stephanie george rebecca jason sharon edward laura jeffrey cynthia ryan ' +
    'dorothy jacob amy nicholas kathleen gary angela eric shirley jonathan emma stephen brenda larry pamela ' +
    'justin nicole scott anna brandon samantha benjamin katherine samuel christine gregory debra alexander ' +
    'rachel patrick carolyn frank janet raymond maria jack olivia dennis heather jerry helen tyler catherine ' +
    'aaron diane jose julie adam victoria nathan joyce henry lauren zachary kelly douglas christina peter ruth ' +
    'kyle joan noah virginia ethan judith jeremy evelyn christian hannah walter andrea keith megan austin cheryl ' +
    'roger jacqueline terry madison sean teresa gerald abigail carl sophia dylan martha harold sara jordan ' +
    'gloria jesse janice bryan kathryn lawrence ann arthur isabella gabriel judy bruce charlotte logan julia ' +
    'billy grace joe amber alan alice juan jean elijah denise willie frances albert danielle wayne marilyn randy ' +
    'natalie mason beverly vincent diana liam brittany roy theresa bobby kayla caleb alexis bradley doris ' +
    'russell lori lucas tiffany luis carlos miguel jorge rosa carmen ana tyrone darnell jamal malik keisha ' +
    'latoya tamika tasha andre marcus mike steve dave jim tom bob bill dan matt chris tony nick sam ben alex max ' +
    'trevor brett derek travis cody dustin chad craig shawn todd phillip philip curtis jared joel troy ted fred ' +
    'ray ron ken greg jeff rick rob kate katie jenny becky erin crystal erica monica tracy tina wendy stacy ' +
    'holly darryl leroy clarence stanley leonard marvin glenn norman ernest lamar deandre jermaine terrence ' +
    'ebony pedro antonio manuel francisco javier alejandro roberto ricardo fernando eduardo sergio mario raul ' +
    'pablo rafael ramon oscar hector ruben victor guadalupe margarita elena gabriela alejandra veronica silvia ' +
    'lucia sofia valeria daniela mariana isabel juana angel arturo enrique gustavo alberto jaime andres diego ' +
    'ivan julio cesar marco gerardo salvador ernesto felipe ignacio xavier esteban martin lorenzo adriana ' +
    'claudia leticia yolanda norma beatriz'
  ).split(' '),
);

export function isFirstName(word: string): boolean {
  return firstNames.has(plainly(word));
}

/** In small letters and without accents. */
export function plainly(word: string): string {
  return (/[^a-zA-Z]/.test(word) ? word.normalize('NFD').replace(/\p{M}/gu, '') : word).toLowerCase();
}
