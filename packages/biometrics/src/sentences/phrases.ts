/** A sentence of a verification in the other languages; `{slots}` as in the English one, in any order. */
export interface Wording {
  readonly es: string;
  readonly pt: string;
}

/**
 * Every sentence of a verification's `reasoning`, by the English one that records keep. A test holds the
 * sources of this package against it, so that none is missing.
 */
export const PHRASES: Readonly<Record<string, Wording>> = {
  // What decided.
  'Neither the ID nor the selfie shows a face.': {
    es: 'Ni la identificación ni la selfie muestran un rostro.',
    pt: 'Nem o documento nem a selfie mostram um rosto.',
  },
  'No face was found on the ID.': {
    es: 'No se encontró un rostro en la identificación.',
    pt: 'Nenhum rosto foi encontrado no documento.',
  },
  'No face was found in the selfie.': {
    es: 'No se encontró un rostro en la selfie.',
    pt: 'Nenhum rosto foi encontrado na selfie.',
  },
  "The face of the selfie lies too far from the portrait's to be taken for the same person's.": {
    es: 'El rostro de la selfie difiere demasiado del retrato para tomarlo por el de la misma persona.',
    pt: 'O rosto da selfie difere demais do retrato para ser tomado pelo da mesma pessoa.',
  },
  'The selfie shows marks of an attack, so that it is not taken for a living person before the camera.': {
    es: 'La selfie muestra señales de un ataque: no se toma por una persona viva ante la cámara.',
    pt: 'A selfie mostra sinais de um ataque: não é tomada por uma pessoa viva diante da câmera.',
  },
  'Whose ID it is cannot be told, since it shows faces of different people.': {
    es: 'No se puede decir de quién es la identificación: muestra rostros de distintas personas.',
    pt: 'Não se pode dizer de quem é o documento: ele mostra rostos de pessoas diferentes.',
  },
  'Whose ID it is cannot be told, since its smaller portrait shows another person than the larger.': {
    es: 'No se puede decir de quién es la identificación: su retrato menor muestra a otra persona que el mayor.',
    pt: 'Não se pode dizer de quem é o documento: o retrato menor mostra outra pessoa que o maior.',
  },
  'Whose ID it is cannot be told, since its portrait seems to have been laid over the picture of the card.': {
    es: 'No se puede decir de quién es la identificación: el retrato parece puesto sobre la imagen de la tarjeta.',
    pt: 'Não se pode dizer de quem é o documento: o retrato parece colocado sobre a imagem do cartão.',
  },
  'The picture of the ID is too poor for a comparison of its face.': {
    es: 'La imagen de la identificación es demasiado mala para comparar su rostro.',
    pt: 'A imagem do documento é ruim demais para comparar o rosto.',
  },
  'The faces are alike, but not enough for the false match rate that is asked for.': {
    es: 'Los rostros se parecen, pero no lo bastante para la tasa de falsas coincidencias exigida.',
    pt: 'Os rostos se parecem, mas não o bastante para a taxa de falsas correspondências exigida.',
  },
  'The faces match, but liveness could not be examined.': {
    es: 'Los rostros coinciden, pero no se pudo examinar si es una persona viva.',
    pt: 'Os rostos coincidem, mas não foi possível examinar se é uma pessoa viva.',
  },
  'The faces match, but whether a living person stood before the camera cannot be told.': {
    es: 'Los rostros coinciden, pero no se puede decir si había una persona viva ante la cámara.',
    pt: 'Os rostos coincidem, mas não se pode dizer se havia uma pessoa viva diante da câmera.',
  },
  'The face of the selfie matches the portrait of the ID, and there are signs of life.': {
    es: 'El rostro de la selfie coincide con el retrato de la identificación, y hay señales de vida.',
    pt: 'O rosto da selfie coincide com o retrato do documento, e há sinais de vida.',
  },
  'The face of the selfie matches the portrait of the ID, and no mark of an attack was found.': {
    es: 'El rostro de la selfie coincide con el retrato de la identificación, y no se halló señal de un ataque.',
    pt: 'O rosto da selfie coincide com o retrato do documento, e nenhum sinal de ataque foi encontrado.',
  },

  // Said by those who read the ID, or could not compare at all.
  'The ID contradicts itself, so that it cannot be told whose it is.': {
    es: 'La identificación se contradice: no se puede decir de quién es.',
    pt: 'O documento se contradiz: não se pode dizer de quem é.',
  },
  'The reading of the ID could not be completed, so that it cannot be told whose it is.': {
    es: 'No se pudo terminar la lectura de la identificación: no se puede decir de quién es.',
    pt: 'Não foi possível concluir a leitura do documento: não se pode dizer de quem é.',
  },
  'Not verified: the comparison could not be completed.': {
    es: 'No verificado: no se pudo terminar la comparación.',
    pt: 'Não verificado: não foi possível concluir a comparação.',
  },

  // What would help.
  'The selfie shows a head that is turned too far to a side, or whose face is covered: look straight into the camera, with nothing before the face.':
    {
      es: 'La selfie muestra una cabeza demasiado girada o con el rostro cubierto: mire de frente a la cámara, sin nada ante el rostro.',
      pt: 'A selfie mostra uma cabeça virada demais ou com o rosto coberto: olhe de frente para a câmera, sem nada diante do rosto.',
    },
  'A face may be turned too far to a side, covered or too dark: look straight into the camera, in even light.':
    {
      es: 'El rostro puede estar demasiado girado, cubierto o muy oscuro: mire de frente a la cámara, con luz pareja.',
      pt: 'O rosto pode estar virado demais, coberto ou muito escuro: olhe de frente para a câmera, com luz uniforme.',
    },
  'A new selfie may pass: the face near, in even light, nothing between it and the camera, or a video of five seconds.':
    {
      es: 'Una selfie nueva puede pasar: el rostro cerca, con luz pareja y sin nada ante la cámara, o un video de cinco segundos.',
      pt: 'Uma nova selfie pode passar: o rosto perto, com luz uniforme e nada diante da câmera, ou um vídeo de cinco segundos.',
    },
  'A new capture session may pass: draw one, and record the person doing its movements in their order and time.':
    {
      es: 'Una nueva sesión de captura puede pasar: pida una y grabe a la persona mientras hace sus movimientos en el orden y el momento pedidos.',
      pt: 'Uma nova sessão de captura pode passar: peça uma e grave a pessoa fazendo os movimentos na ordem e no momento pedidos.',
    },
  'A new video may pass: five seconds, the face near and in even light, turning the head a little and blinking.':
    {
      es: 'Un video nuevo puede pasar: cinco segundos, el rostro cerca y con luz pareja, girando un poco la cabeza y parpadeando.',
      pt: 'Um novo vídeo pode passar: cinco segundos, o rosto perto e com luz uniforme, virando um pouco a cabeça e piscando.',
    },

  // Of the match.
  'The distance of the faces is {distance}.': {
    es: 'La distancia entre los rostros es {distance}.',
    pt: 'A distância entre os rostos é {distance}.',
  },
  'The head of the selfie is turned far to a side: a picture that looks into the camera may match.': {
    es: 'La cabeza de la selfie está muy girada: una imagen de frente a la cámara puede coincidir.',
    pt: 'A cabeça da selfie está muito virada: uma imagem de frente para a câmera pode coincidir.',
  },
  'The ID shows {idFaceCount} faces; the largest sure one was taken for the portrait.': {
    es: 'La identificación muestra {idFaceCount} rostros; se tomó por retrato el mayor que es seguro.',
    pt: 'O documento mostra {idFaceCount} rostos; o maior que é seguro foi tomado pelo retrato.',
  },
  'The ID file shows faces of different people, so that it cannot be told whose ID it is.': {
    es: 'El archivo muestra rostros de distintas personas: no se puede decir de quién es la identificación.',
    pt: 'O arquivo mostra rostos de pessoas diferentes: não se pode dizer de quem é o documento.',
  },
  "A smaller face on the ID is another person's than the portrait: the portrait may have been exchanged.": {
    es: 'Un rostro menor en la identificación es de otra persona que el retrato: el retrato puede haber sido cambiado.',
    pt: 'Um rosto menor no documento é de outra pessoa que o retrato: o retrato pode ter sido trocado.',
  },
  'The portrait of the ID differs from the card around it: {traces}. It may have been exchanged.': {
    es: 'El retrato de la identificación difiere de la tarjeta que lo rodea: {traces}. Puede haber sido cambiado.',
    pt: 'O retrato do documento difere do cartão ao redor: {traces}. Pode ter sido trocado.',
  },
  'Another person stands before the camera; the {compared} was compared.': {
    es: 'Hay otra persona ante la cámara; se comparó {compared}.',
    pt: 'Há outra pessoa diante da câmera; foi comparado {compared}.',
  },
  '{othersNearInSize} other people stand before the camera; the {compared} was compared.': {
    es: 'Hay otras {othersNearInSize} personas ante la cámara; se comparó {compared}.',
    pt: 'Há outras {othersNearInSize} pessoas diante da câmera; foi comparado {compared}.',
  },

  // Of liveness.
  'There are signs of life, and no marks of the attacks that were looked for; a clip shown on a good screen may leave none.':
    {
      es: 'Hay señales de vida y ninguna de los ataques buscados; un video mostrado en una buena pantalla puede no dejar ninguna.',
      pt: 'Há sinais de vida e nenhum dos ataques procurados; um vídeo mostrado em uma boa tela pode não deixar nenhum.',
    },
  'There are marks of an attack.': { es: 'Hay señales de un ataque.', pt: 'Há sinais de um ataque.' },
  'Whether a living person stood before the camera cannot be told.': {
    es: 'No se puede decir si había una persona viva ante la cámara.',
    pt: 'Não se pode dizer se havia uma pessoa viva diante da câmera.',
  },
  'Masks, deepfakes and pictures that never passed through a camera were not looked for.': {
    es: 'No se buscaron máscaras, deepfakes ni imágenes que nunca pasaron por una cámara.',
    pt: 'Não foram procuradas máscaras, deepfakes nem imagens que nunca passaram por uma câmera.',
  },
  'No attack could be looked for.': {
    es: 'No se pudo buscar ningún ataque.',
    pt: 'Nenhum ataque pôde ser procurado.',
  },
  'Looked for: {attacks}.': { es: 'Se buscó: {attacks}.', pt: 'Foi procurado: {attacks}.' },
  'The face is smaller than {LEAST_FACE_PX} pixels or the picture is cut close around it: the network against screens and prints cannot look.':
    {
      es: 'El rostro mide menos de {LEAST_FACE_PX} píxeles o la imagen está recortada junto a él: la red contra pantallas e impresos no puede mirar.',
      pt: 'O rosto tem menos de {LEAST_FACE_PX} pixels ou a imagem está cortada junto a ele: a rede contra telas e impressos não pode olhar.',
    },
  'A network takes the face for one on a screen or a print.': {
    es: 'Una red toma el rostro por uno en una pantalla o un impreso.',
    pt: 'Uma rede toma o rosto por um em uma tela ou um impresso.',
  },
  "A network takes the face for a living person's.": {
    es: 'Una red toma el rostro por el de una persona viva.',
    pt: 'Uma rede toma o rosto pelo de uma pessoa viva.',
  },
  'The picture shows too little around the face for a network to be sure of a living person.': {
    es: 'La imagen muestra demasiado poco alrededor del rostro para que una red esté segura de una persona viva.',
    pt: 'A imagem mostra pouco demais ao redor do rosto para que uma rede tenha certeza de uma pessoa viva.',
  },
  'A network cannot tell this face from one on a screen or a print.': {
    es: 'Una red no distingue este rostro de uno en una pantalla o un impreso.',
    pt: 'Uma rede não distingue este rosto de um em uma tela ou um impresso.',
  },
  "The operator's network {name} takes the face for {taken}.": {
    es: 'La red {name} del operador toma el rostro por {taken}.',
    pt: 'A rede {name} do operador toma o rosto por {taken}.',
  },
  'The face is too small to look for the raster of a display or a print.': {
    es: 'El rostro es demasiado pequeño para buscar la trama de una pantalla o un impreso.',
    pt: 'O rosto é pequeno demais para procurar a trama de uma tela ou um impresso.',
  },
  'A regular raster runs through the face, as of a display or of printed dots.': {
    es: 'Una trama regular atraviesa el rostro, como la de una pantalla o de puntos impresos.',
    pt: 'Uma trama regular atravessa o rosto, como a de uma tela ou de pontos impressos.',
  },
  'The picture is black and white: what a display or a print does to colors cannot be looked for.': {
    es: 'La imagen es en blanco y negro: no se puede buscar lo que una pantalla o un impreso hace a los colores.',
    pt: 'A imagem é em preto e branco: não se pode procurar o que uma tela ou um impresso faz às cores.',
  },
  'The face is pale as on paper or on a display: its dark parts are not dark, and its colors are weak.': {
    es: 'El rostro es pálido como en papel o pantalla: sus partes oscuras no son oscuras y sus colores son débiles.',
    pt: 'O rosto é pálido como em papel ou tela: as partes escuras não são escuras e as cores são fracas.',
  },
  'Straight edges stand around the face as a rectangle, as of a display or a sheet, and cross the body below it.':
    {
      es: 'Bordes rectos rodean el rostro como un rectángulo, de una pantalla o una hoja, y cruzan el cuerpo debajo.',
      pt: 'Bordas retas cercam o rosto como um retângulo, de uma tela ou uma folha, e cruzam o corpo abaixo.',
    },
  'The face of the selfie looks like the very photograph of the ID.': {
    es: 'El rostro de la selfie parece la misma fotografía de la identificación.',
    pt: 'O rosto da selfie parece a própria fotografia do documento.',
  },
  'The face in the compared frames of the selfie looks like the very photograph of the ID, and was not seen to move by itself.':
    {
      es: 'El rostro de los cuadros comparados parece la misma fotografía de la identificación, y no se vio que se moviera por sí mismo.',
      pt: 'O rosto dos quadros comparados parece a própria fotografia do documento, e não foi visto mover-se por si.',
    },
  'The face moves as a living one does: in expression, speech or a turn of the head.': {
    es: 'El rostro se mueve como uno vivo: en la expresión, el habla o un giro de la cabeza.',
    pt: 'O rosto se move como um vivo: na expressão, na fala ou num giro da cabeça.',
  },
  'The face is moved about without changing its shape at all, as a still picture is.': {
    es: 'El rostro se desplaza sin cambiar nada de forma, como una imagen fija.',
    pt: 'O rosto é deslocado sem mudar em nada de forma, como uma imagem parada.',
  },
  'The face is too small in the clip, or seen whole too briefly, to tell how it moves.': {
    es: 'El rostro es demasiado pequeño en el video, o se ve entero muy poco tiempo, para decir cómo se mueve.',
    pt: 'O rosto é pequeno demais no vídeo, ou visto inteiro por pouco tempo, para dizer como se move.',
  },
  'In the clip the face neither moves as a living one does nor blinks.': {
    es: 'En el video el rostro ni se mueve como uno vivo ni parpadea.',
    pt: 'No vídeo o rosto nem se move como um vivo nem pisca.',
  },
  'The eyes closed and opened again as in a blink.': {
    es: 'Los ojos se cerraron y se abrieron como en un parpadeo.',
    pt: 'Os olhos se fecharam e se abriram como numa piscada.',
  },
  'The clip is too short, or has too few frames a second, to show a blink.': {
    es: 'El video es muy corto, o tiene muy pocos cuadros por segundo, para mostrar un parpadeo.',
    pt: 'O vídeo é curto demais, ou tem poucos quadros por segundo, para mostrar uma piscada.',
  },
  'Face and background move together as one flat picture.': {
    es: 'El rostro y el fondo se mueven juntos como una imagen plana.',
    pt: 'O rosto e o fundo se movem juntos como uma imagem plana.',
  },
  'The face moves too little, or the background is too plain, to tell whether both move as one picture.': {
    es: 'El rostro se mueve muy poco, o el fondo es muy liso, para decir si ambos se mueven como una imagen.',
    pt: 'O rosto se move muito pouco, ou o fundo é liso demais, para dizer se ambos se movem como uma imagem.',
  },
  'The same coded frames stand in the file more than once.': {
    es: 'Los mismos cuadros codificados están más de una vez en el archivo.',
    pt: 'Os mesmos quadros codificados estão mais de uma vez no arquivo.',
  },
  'The same movement is shown more than once, to the pixel.': {
    es: 'El mismo movimiento se muestra más de una vez, píxel por píxel.',
    pt: 'O mesmo movimento é mostrado mais de uma vez, pixel por pixel.',
  },
  'Too little moves in the clip to tell whether a piece of it is shown twice.': {
    es: 'Se mueve muy poco en el video para decir si una parte se muestra dos veces.',
    pt: 'Muito pouco se move no vídeo para dizer se uma parte é mostrada duas vezes.',
  },
  'Moments of the clip are too alike to tell whether a piece of it is shown twice.': {
    es: 'Los momentos del video se parecen demasiado para decir si una parte se muestra dos veces.',
    pt: 'Os momentos do vídeo são parecidos demais para dizer se uma parte é mostrada duas vezes.',
  },
  'The clip is too short to tell whether it stands still.': {
    es: 'El video es muy corto para decir si se queda quieto.',
    pt: 'O vídeo é curto demais para dizer se fica parado.',
  },
  'For a while the picture does not change at all, as a camera’s always does.': {
    es: 'Por un rato la imagen no cambia nada, y la de una cámara siempre cambia.',
    pt: 'Por um tempo a imagem não muda em nada, e a de uma câmera sempre muda.',
  },
  'The file names {name}, which {does}; this alone proves nothing.': {
    es: 'El archivo nombra {name}, que {does}; esto solo no prueba nada.',
    pt: 'O arquivo nomeia {name}, que {does}; isso sozinho não prova nada.',
  },

  'The head moved as the capture session asked: {followed} of {length} movements were seen.': {
    es: 'La cabeza se movió como lo pidió la sesión de captura: se vieron {followed} de {length} movimientos.',
    pt: 'A cabeça se moveu como a sessão de captura pediu: {followed} de {length} movimentos foram vistos.',
  },
  'The head did not move as the capture session asked: {followed} of {length} movements were seen.': {
    es: 'La cabeza no se movió como lo pidió la sesión de captura: se vieron {followed} de {length} movimientos.',
    pt: 'A cabeça não se moveu como a sessão de captura pediu: {followed} de {length} movimentos foram vistos.',
  },
  'The face that moved as the capture session asked is not the one that was compared.': {
    es: 'El rostro que se movió como lo pidió la sesión de captura no es el que se comparó.',
    pt: 'O rosto que se moveu como a sessão de captura pediu não é o que foi comparado.',
  },

  // Of the picture of the ID.
  'No portrait was found on the ID.': {
    es: 'No se encontró un retrato en la identificación.',
    pt: 'Nenhum retrato foi encontrado no documento.',
  },
  'Nothing in the picture of the ID stands in the way of a comparison.': {
    es: 'Nada en la imagen de la identificación impide una comparación.',
    pt: 'Nada na imagem do documento impede uma comparação.',
  },
  'The portrait of the ID is small: {interocularPx} pixels from eye to eye. Photograph the card from nearer, so that it fills the picture.':
    {
      es: 'El retrato de la identificación es pequeño: {interocularPx} píxeles de ojo a ojo. Fotografíe la tarjeta de más cerca, de modo que llene la imagen.',
      pt: 'O retrato do documento é pequeno: {interocularPx} pixels de olho a olho. Fotografe o cartão mais de perto, para que preencha a imagem.',
    },
  'The portrait of the ID is blurred. Hold the camera still, and wait until the card is sharp.': {
    es: 'El retrato de la identificación está borroso. Sostenga quieta la cámara y espere a que la tarjeta se vea nítida.',
    pt: 'O retrato do documento está borrado. Segure a câmera parada e espere até o cartão ficar nítido.',
  },
  "Glare or overexposure covers {whiteShare} % of the portrait's face. Tilt the card away from the lamp, and use no flash.":
    {
      es: 'Un reflejo o exceso de luz cubre {whiteShare} % del rostro del retrato. Incline la tarjeta lejos de la lámpara y no use flash.',
      pt: 'Um reflexo ou excesso de luz cobre {whiteShare} % do rosto do retrato. Incline o cartão para longe da lâmpada e não use flash.',
    },
  'The portrait of the ID has hardly any contrast. Photograph the card itself, in even light.': {
    es: 'El retrato de la identificación casi no tiene contraste. Fotografíe la tarjeta misma, con luz pareja.',
    pt: 'O retrato do documento quase não tem contraste. Fotografe o próprio cartão, com luz uniforme.',
  },
  'The portrait of the ID is too dark. Photograph the card in more light.': {
    es: 'El retrato de la identificación es muy oscuro. Fotografíe la tarjeta con más luz.',
    pt: 'O retrato do documento está escuro demais. Fotografe o cartão com mais luz.',
  },
  'The {edge} edge of the picture cuts off the portrait of the ID. Show the whole card, with a margin around it.':
    {
      es: 'El borde {edge} de la imagen corta el retrato de la identificación. Muestre la tarjeta entera, con un margen alrededor.',
      pt: 'A borda {edge} da imagem corta o retrato do documento. Mostre o cartão inteiro, com uma margem ao redor.',
    },
  'The picture of the ID is black and white: it looks like a photocopy, or a scan without color. Photograph the card itself, in color.':
    {
      es: 'La imagen de la identificación es en blanco y negro: parece una fotocopia o un escaneo sin color. Fotografíe la tarjeta misma, en color.',
      pt: 'A imagem do documento é em preto e branco: parece uma fotocópia ou um escaneamento sem cor. Fotografe o próprio cartão, em cores.',
    },
};

/** What stands in slots and is words, too. */
export const WORDS: Readonly<Record<string, Wording>> = {
  'it was not saved as often as the card': {
    es: 'no se guardó tantas veces como la tarjeta',
    pt: 'não foi salvo tantas vezes quanto o cartão',
  },
  'it has less grain': { es: 'tiene menos grano', pt: 'tem menos grão' },
  "face nearest to the ID's": {
    es: 'el rostro más parecido al de la identificación',
    pt: 'o rosto mais parecido com o do documento',
  },
  'largest face': { es: 'el rostro mayor', pt: 'o rosto maior' },
  'a screen shown to the camera': { es: 'una pantalla ante la cámara', pt: 'uma tela diante da câmera' },
  'a printed picture': { es: 'una imagen impresa', pt: 'uma imagem impressa' },
  'a still picture that is moved': {
    es: 'una imagen fija que se mueve',
    pt: 'uma imagem parada que é movida',
  },
  'a repeated piece of video': { es: 'un trozo de video repetido', pt: 'um trecho de vídeo repetido' },
  "the ID's own portrait in place of a selfie": {
    es: 'el propio retrato de la identificación en lugar de una selfie',
    pt: 'o próprio retrato do documento no lugar de uma selfie',
  },
  'a living person': { es: 'el de una persona viva', pt: 'o de uma pessoa viva' },
  'an attack': { es: 'un ataque', pt: 'um ataque' },
  'edits or converts video': { es: 'edita o convierte video', pt: 'edita ou converte vídeo' },
  'can stand in for a camera': {
    es: 'puede ponerse en lugar de una cámara',
    pt: 'pode tomar o lugar de uma câmera',
  },
  left: { es: 'izquierdo', pt: 'esquerda' },
  right: { es: 'derecho', pt: 'direita' },
  upper: { es: 'superior', pt: 'superior' },
  lower: { es: 'inferior', pt: 'inferior' },
  outer: { es: 'exterior', pt: 'externa' },
};
