/** What a visitor can use only once the page is alive: the controls of the page, wherever they are in the slot. */
export const controls = '#slot :is(button,input,select,textarea,[role=button],[role=tab],[role=combobox])';
